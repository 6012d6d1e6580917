import type { Result } from '@kermesse/api/failure';
import { createClient } from '@kermesse/api/client';
import { editorBinEmpty } from '@kermesse/api/editor-bin-empty';
import { editorBinList } from '@kermesse/api/editor-bin-list';
import { editorBinRestore } from '@kermesse/api/editor-bin-restore';
import { editorDocumentGet } from '@kermesse/api/editor-document-get';
import { editorDocumentPublish } from '@kermesse/api/editor-document-publish';
import { editorDocumentsList } from '@kermesse/api/editor-documents-list';
import { editorLinksList } from '@kermesse/api/editor-links-list';
import { editorPageRemove } from '@kermesse/api/editor-page-remove';
import { editorPictureRemove } from '@kermesse/api/editor-picture-remove';
import { editorPictureUpload } from '@kermesse/api/editor-picture-upload';
import { editorPicturesList } from '@kermesse/api/editor-pictures-list';
import { editorRedirectRemove } from '@kermesse/api/editor-redirect-remove';
import { editorRedirectSave } from '@kermesse/api/editor-redirect-save';
import { editorRedirectsList } from '@kermesse/api/editor-redirects-list';
import { editorVersionGet } from '@kermesse/api/editor-version-get';
import { editorVersionRestore } from '@kermesse/api/editor-version-restore';
import { editorVersionsList } from '@kermesse/api/editor-versions-list';
import type { Locale } from '@kermesse/sections/locale';
import type { EditorServer, ServerFor } from '../server/server.ts';

const keyHeader = 'x-editor-key';

/** Returns the data inside the envelope of a response. */
async function inside<T>(response: Promise<Result<{ data: T }>>): Promise<Result<T>> {
  const result = await response;
  return result.ok ? { ok: true, data: result.data.data } : result;
}

/** Creates the client of the server for an editor's key. The key is sent in a header, never in a URL. */
export function editorServerFor({
  apiKey,
  locale,
  baseUrl,
}: {
  apiKey: string;
  locale: Locale;
  baseUrl?: string;
}): ServerFor {
  return (key): EditorServer => {
    const { call } = createClient({
      apiKey,
      baseUrl,
      locale: () => locale,
      timeout: 30_000,
      headers: { [keyHeader]: key },
    });
    return {
      list: (signal) => inside(call(editorDocumentsList, {}, { signal })),
      load: (kind, slug) => inside(call(editorDocumentGet, { kind, slug })),
      publish: (kind, slug, configuration, base, move) =>
        inside(call(editorDocumentPublish, { kind, slug, configuration, base, ...move })),
      links: (slug) => inside(call(editorLinksList, { slug })),
      redirects: () => inside(call(editorRedirectsList)),
      saveRedirect: (slug, target) => inside(call(editorRedirectSave, { slug, target })),
      removeRedirect: (slug) => call(editorRedirectRemove, { slug }),
      removePage: (slug, base) => inside(call(editorPageRemove, { slug, base })),
      removePicture: (src) => inside(call(editorPictureRemove, { src })),
      bin: () => inside(call(editorBinList)),
      restoreBinned: (kind, id, slug) => inside(call(editorBinRestore, { kind, id, slug })),
      emptyBin: () => inside(call(editorBinEmpty)),
      versions: (kind, slug) => inside(call(editorVersionsList, { kind, slug })),
      version: (kind, slug, version) => inside(call(editorVersionGet, { kind, slug, version })),
      restore: (kind, slug, version, base) => inside(call(editorVersionRestore, { kind, slug, version, base })),
      pictures: () => inside(call(editorPicturesList)),
      uploadPicture: (file, options) => inside(call(editorPictureUpload, { file }, options)),
    };
  };
}
