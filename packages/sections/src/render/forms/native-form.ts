import type { Client } from '@kermesse/api/client';
import type { ResolvedPage } from '@kermesse/api/page-props';
import type { PostedForm } from '@kermesse/api/schemas/forms/posted-form';

/** The context in which a form is posted. */
export interface PostingContext {
  client: Client;
  /** Translates a key of the form's own namespace into the page's language. */
  t: (key: string, values?: Record<string, string>) => string;
  /** The content page with the form; null on other screens. */
  page: ResolvedPage | null;
  /** The id of the form, if its page has several forms of that name. */
  at?: string;
}

/** A form that works without JavaScript: the server processes its fields as the browser's code would. */
export interface NativeForm {
  /** The names of its fields. */
  fields: readonly string[];
  /** Validates and sends the values. Returns the errors. */
  send(
    values: Readonly<Record<string, string>>,
    context: PostingContext,
  ): Promise<Pick<PostedForm, 'fieldErrors' | 'error'>>;
}
