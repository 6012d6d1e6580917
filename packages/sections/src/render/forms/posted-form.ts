import type { PostedForm, PostedFormName } from '@kermesse/api/schemas/forms/posted-form';
import { createContext, useContext } from 'react';

const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** Provides the form posted without JavaScript to the forms of a page. */
export const PostedFormProvider = PostedFormContext.Provider;

/**
 * Returns the initial state of a form that was posted without JavaScript: its values, the errors of its fields, and the
 * last call (see `useCall`).
 * @param at the id of the form, if its page has several forms of that name
 */
export function usePostedForm(name: PostedFormName, at?: string) {
  const posted = useContext(PostedFormContext);
  if (posted?.form !== name || (posted.at !== undefined && posted.at !== at)) return {};
  const { values, fieldErrors, error } = posted;
  return { values, fieldErrors, lastCall: error === undefined && fieldErrors !== undefined ? undefined : { error } };
}
