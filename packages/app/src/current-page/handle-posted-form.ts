import { createClient, type ClientOptions } from '@kermesse/api/client';
import type { AppPageProps } from '@kermesse/api/page-props';
import { isPostedFormName, type PostedForm } from '@kermesse/api/schemas/forms/posted-form';
import { nativeForms } from '@kermesse/sections/native-forms';
import { instances } from '../i18n/server.ts';

export interface FormInput {
  /** The page that the form was posted to. */
  props: AppPageProps;
  /** The posted values by field; `form` is the name of the form, `at` its id. */
  fields: Readonly<Record<string, string>>;
  /** The options of the API client. */
  api: Pick<ClientOptions, 'apiKey' | 'baseUrl' | 'fetch'>;
}

/** Handles a form that a browser without JavaScript posted. Returns undefined if the form is not one of the site's. */
export async function handlePostedForm({ props, fields, api }: FormInput): Promise<PostedForm | undefined> {
  const name = fields['form'];
  if (!isPostedFormName(name)) return undefined;
  const form = nativeForms[name];
  const values = Object.fromEntries(form.fields.map((field) => [field, fields[field] ?? '']));
  const client = createClient({ ...api, locale: () => props.locale });
  const t = instances[props.locale].getFixedT(props.locale, name);
  const posted = { form: name, at: fields['at'] };
  const { fieldErrors, error } = await form.send(values, {
    client,
    t: (key, words) => t(key, { ...words }),
    page: props.page,
    at: posted.at,
  });
  if (fieldErrors === undefined && error === undefined) return { ...posted, values: {} };
  return { ...posted, values, ...(fieldErrors && { fieldErrors }), ...(error && { error }) };
}
