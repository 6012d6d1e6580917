import { Refused } from '@kermesse/api/refused';
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
import { editorVersionsList } from '@kermesse/api/editor-versions-list';
import { isReservedSlug } from '@kermesse/api/schemas/pages/routes';
import { isAdvice, type Fault } from '@kermesse/sections/faults';
import { listPagePictures, storePagePicture } from '../uploads/pictures/page-pictures.ts';
import { handler, invalidFields } from '../../platform/operations/handler.ts';
import { checkDocument, type Configuration } from '../content/bundle.ts';
import { isPage, listRedirects, putRedirect, removeRedirect, type DatedRedirect } from '../content/redirects.ts';
import { slugFault } from '../content/slug.ts';
import { changeContent } from '../content/store.ts';
import { listLinksTo } from './page-moves.ts';
import { eraseBin, listBin, removePage, removePicture, restorePage, restorePicture } from './bin.ts';
import {
  listDocuments,
  listVersions,
  publishDocument,
  readDocument,
  readVersionOf,
  type DocumentName,
  type StoredDocument,
} from './documents.ts';
import type { ContentVersion } from '../content/version.ts';

declare module '../../platform/operations/handler.ts' {
  interface ApiServices {
    /** The content version. Handlers notify it of every change, so that visitors see the change at once. */
    version: Pick<ContentVersion, 'changed'>;
  }
}

/** The maximum number of faults in a response. The composer itself shows all of them. */
const maxFaults = 50;

/** Throws if there are faults. Ignores advice: editors may publish despite it, and the composer shows it. */
function refuseFaults(all: Fault[], prefix: string): void {
  const faults = all.filter((fault) => !isAdvice(fault));
  if (faults.length === 0) return;
  const paths = faults.slice(0, maxFaults).map(({ path }) => path.replace(prefix, '') || 'configuration');
  throw invalidFields(Object.fromEntries(paths.map((path) => [path, 'invalid' as const])));
}

function requireAddress(slug: string): void {
  if (isReservedSlug(slug)) throw invalidFields({ slug: 'reserved' });
  if (slugFault(slug) !== undefined) throw invalidFields({ slug: 'invalid' });
}

/** Throws if an import would reject the document, so that the site can display every published document. */
function requireValid({ kind, slug }: DocumentName, configuration: Configuration, addressKept: boolean): void {
  if (kind === 'site') {
    if (slug !== '') throw invalidFields({ slug: 'invalid' });
    refuseFaults(checkDocument({ site: configuration }).faults, 'site.');
    return;
  }
  if (configuration['slug'] !== slug) throw invalidFields({ slug: 'invalid' });
  if (!addressKept) requireAddress(slug);
  refuseFaults(checkDocument(configuration, { addressKept }).faults, '');
}

function requireFound(document: StoredDocument | undefined): { data: StoredDocument } {
  if (document === undefined) throw new Refused('request/not_found');
  return { data: document };
}

const toRedirect = ({ createdAt, ...redirect }: DatedRedirect) => ({
  ...redirect,
  createdAt: createdAt.toISOString(),
});

/** The handlers of the editor operations. The server has checked the editor key before it calls them. */
export const editorHandlers = [
  handler(editorDocumentsList, async (_, { db }) => ({ data: await listDocuments(db) })),

  handler(editorDocumentGet, async (name, { db }) => requireFound(await readDocument(db, name))),

  handler(editorDocumentPublish, async ({ configuration, base, from, follow, ...name }, call) => {
    requireValid(name, configuration, base > 0 && (from === undefined || from === name.slug));
    const { result, version } = await publishDocument(call.db, name, configuration, { base, from, follow });
    if (result === 'newer') throw new Refused('editor/conflict');
    if (result === 'taken') throw invalidFields({ slug: 'taken' });
    call.version.changed(version);
    return { data: result };
  }),

  handler(editorVersionsList, async (name, { db }) => ({ data: await listVersions(db, name) })),

  handler(editorVersionGet, async ({ version, ...name }, { db }) =>
    requireFound(await readVersionOf(db, name, version)),
  ),

  handler(editorPicturesList, async (_, { db }) => ({ data: await listPagePictures(db) })),

  handler(editorPictureUpload, async ({ file }, call) => {
    const picture = await storePagePicture(call, file);
    if ('fault' in picture) throw invalidFields({ file: picture.fault });
    return { data: picture };
  }),

  handler(editorPictureRemove, async ({ src }, { db }) => {
    const data = await removePicture(db, src);
    if (data === undefined) throw new Refused('request/not_found');
    return { data };
  }),

  handler(editorPageRemove, async ({ slug, base }, call) => {
    const { result, version } = await removePage(call.db, slug, base);
    if (result === 'missing') throw new Refused('request/not_found');
    if (result === 'newer') throw new Refused('editor/conflict');
    call.version.changed(version);
    return { data: result };
  }),

  handler(editorBinList, async (_, { db }) => ({ data: await listBin(db) })),

  handler(editorBinRestore, async ({ kind, id, slug }, call) => {
    if (kind === 'picture') {
      if (!(await restorePicture(call.db, id))) throw new Refused('request/not_found');
      return { data: { slug: '', version: 0 } };
    }
    if (slug !== undefined) requireAddress(slug);
    const { result, version } = await restorePage(call.db, id, slug);
    if (result === 'missing') throw new Refused('request/not_found');
    if (result === 'taken') throw invalidFields({ slug: 'taken' });
    call.version.changed(version);
    return { data: result };
  }),

  handler(editorBinEmpty, async ({ until }, { db }) => ({ data: await eraseBin(db, 0, until) })),

  handler(editorLinksList, async ({ slug }, { db }) => ({ data: await listLinksTo(db, slug) })),

  handler(editorRedirectsList, async (_, { db }) => ({
    data: (await listRedirects(db)).map(toRedirect),
  })),

  handler(editorRedirectSave, async ({ slug, target: wanted }, call) => {
    requireAddress(slug);
    const { result: saved, version } = await changeContent(call.db, async (trx) => {
      if (await isPage(trx, slug)) throw invalidFields({ slug: 'taken' });
      const put = await putRedirect(trx, slug, wanted);
      if (put === undefined || !(await isPage(trx, put.target))) throw invalidFields({ target: 'invalid' });
      return { changed: true, result: put };
    });
    call.version.changed(version);
    return { data: toRedirect(saved) };
  }),

  handler(editorRedirectRemove, async ({ slug }, call) => {
    const { result: removed, version } = await changeContent(call.db, async (trx) => {
      const was = await removeRedirect(trx, slug);
      return { changed: was, result: was };
    });
    if (!removed) throw new Refused('request/not_found');
    call.version.changed(version);
    return {};
  }),
];
