/** The forms that work without JavaScript: the browser posts them to their own page. */
export const postedFormNames = ['contact', 'newsletter'] as const;

/** The name of a form that works without JavaScript. */
export type PostedFormName = (typeof postedFormNames)[number];

/** Whether a text is the name of such a form. */
export const isPostedFormName = (text: string | undefined): text is PostedFormName =>
  postedFormNames.some((name) => name === text);

/** A form posted without JavaScript, and its outcome. It was sent if it has no errors. */
export interface PostedForm {
  form: PostedFormName;
  /** The id of the form, if its page has several forms of that name. */
  at?: string;
  /** The submitted values, by field; empty after success. */
  values: Readonly<Record<string, string>>;
  /** The errors of fields, by field: a text key of the form, or the server's own message. */
  fieldErrors?: Readonly<Record<string, { key: string } | { text: string }>>;
  /** The message for a failure: text keys of the form. */
  error?: { message?: string; help?: string };
}
