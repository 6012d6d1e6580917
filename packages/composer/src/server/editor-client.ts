import { createClient, type Client, type Result } from '@kermesse/api/client';
import type { editorDocumentGet } from '@kermesse/api/editor-document-get';
import type { editorPictureUpload } from '@kermesse/api/editor-picture-upload';
import { isRefusal } from '@kermesse/api/failure';
import type { ResponseData } from '@kermesse/api/operation';
import type { Locale } from '@kermesse/sections/locale';

/** A published document. */
export type Published = ResponseData<typeof editorDocumentGet>;

/** An uploaded picture: the URL to write into a configuration, and the name of the uploaded file. */
export type UploadedPicture = ResponseData<typeof editorPictureUpload>;

/** The client of the server for an editor, with the editor's key. */
export type EditorClient = Pick<Client, 'call'>;

/** Returns whether the server refused because it has a newer version. */
export const isConflict = (result: Result<unknown>) => !result.ok && isRefusal(result.failure, 'editor/conflict');

/** Returns whether the server did not restore a page because another one has its address. */
export const isSlugTaken = (result: Result<unknown>) =>
  !result.ok && result.failure.kind === 'refused' && result.failure.fields?.['slug'] !== undefined;

/** Creates the client of the server for a key. */
export type ServerFor = (key: string) => EditorClient;

/** Creates the client of the server for an editor's key. The key is sent in a header, never in a URL. */
export function editorServerFor(options: { apiKey: string; locale: Locale }): ServerFor {
  return (key) =>
    createClient({
      apiKey: options.apiKey,
      locale: () => options.locale,
      timeout: 30_000,
      headers: { 'x-editor-key': key },
    });
}
