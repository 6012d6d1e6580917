import { createClient, type CallOptions, type Result } from '@kermesse/api/client';
import type { editorDocumentGet } from '@kermesse/api/editor-document-get';
import type { editorPictureUpload } from '@kermesse/api/editor-picture-upload';
import { isRefusal } from '@kermesse/api/failure';
import type { InputOf, Operation, OutputOf } from '@kermesse/api/operation';
import type { Locale } from '@kermesse/sections/locale';

/** The data inside the envelope of an operation's response; undefined for one without data. */
type DataOf<O extends Operation> = OutputOf<O> extends { data: infer Data } ? Data : undefined;

/** A published document. */
export type Published = DataOf<typeof editorDocumentGet>;

/** An uploaded picture: the URL to write into a configuration, and the name of the uploaded file. */
export type UploadedPicture = DataOf<typeof editorPictureUpload>;

/** The client of the server for an editor, with the editor's key. */
export interface EditorClient {
  /** Calls an operation. Never throws and never rejects: failures are data. */
  call<O extends Operation>(operation: O, input: InputOf<O>, options?: CallOptions): Promise<Result<DataOf<O>>>;
}

/** Returns whether the server refused because it has a newer version. */
export const isConflict = (result: Result<unknown>) => !result.ok && isRefusal(result.failure, 'editor/conflict');

/** Creates the client of the server for a key. */
export type ServerFor = (key: string) => EditorClient;

/** Creates the client of the server for an editor's key. The key is sent in a header, never in a URL. */
export function editorServerFor(options: { apiKey: string; locale: Locale }): ServerFor {
  return (key) => {
    const { call } = createClient({
      apiKey: options.apiKey,
      locale: () => options.locale,
      timeout: 30_000,
      headers: { 'x-editor-key': key },
    });
    return {
      async call<O extends Operation>(operation: O, input: InputOf<O>, callOptions?: CallOptions) {
        const result = (await call<Operation>(operation, input, callOptions)) as Result<{ data?: DataOf<O> }>;
        return result.ok ? { ok: true, data: result.data.data as DataOf<O> } : result;
      },
    };
  };
}
