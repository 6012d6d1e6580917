/** The forms that work without scripts: the browser posts them to the page they are on. */
export const postedFormNames = ['contact', 'newsletter'] as const;

export type PostedFormName = (typeof postedFormNames)[number];

export const isPostedFormName = (text: string | undefined): text is PostedFormName =>
  postedFormNames.some((name) => name === text);

/** A form that a browser without scripts posted, and its outcome. Without faults and error, it was sent. */
export interface PostedForm {
  form: PostedFormName;
  /** What was typed, by field; empty once it is sent. */
  values: Readonly<Record<string, string>>;
  /** What is wrong, by field: the key of a text of the form, or the server's own words. */
  faults?: Readonly<Record<string, { key: string } | { text: string }>>;
  /** The message for a failure: keys of texts of the form. */
  error?: { message?: string; help?: string };
}
