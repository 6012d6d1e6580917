import type { Client } from '@kermesse/api/client';
import type { ResolvedPage } from '@kermesse/api/page-props';
import type { PostedForm } from '@kermesse/api/schemas/forms/posted-form';

/** What a form is posted with. */
export interface PostingContext {
  client: Client;
  /** Translates in the form's own namespace and in the page's language. */
  t: (key: string, values?: Record<string, string>) => string;
  /** The content page that the form is on; null on other screens. */
  page: ResolvedPage | null;
}

/** A form that works without scripts: the server does with its fields what the browser's code would. */
export interface NativeForm {
  /** The names of its fields. */
  fields: readonly string[];
  /** Checks what was typed and sends it; gives what went wrong. */
  send(
    values: Readonly<Record<string, string>>,
    context: PostingContext,
  ): Promise<Pick<PostedForm, 'faults' | 'error'>>;
}
