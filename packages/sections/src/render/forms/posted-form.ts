import type { PostedForm, PostedFormName } from '@kermesse/api/schemas/forms/posted-form';
import { createContext, useContext } from 'react';

const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** Gives the forms of a page the one that was posted to it without scripts. */
export const PostedFormProvider = PostedFormContext.Provider;

/**
 * The state that a form begins with where it was posted without scripts: what was typed, what is wrong with it, and the
 * last call (see `useCall`).
 */
export function usePostedForm(name: PostedFormName) {
  const posted = useContext(PostedFormContext);
  if (posted?.form !== name) return {};
  const { values, faults, error } = posted;
  return { values, faults, lastCall: error === undefined && faults !== undefined ? undefined : { error } };
}
