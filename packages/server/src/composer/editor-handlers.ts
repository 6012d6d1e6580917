import { editorDocumentGet } from '@kermesse/api/editor-document-get';
import { editorDocumentPublish } from '@kermesse/api/editor-document-publish';
import { editorDocumentsList } from '@kermesse/api/editor-documents-list';
import { editorPictureUpload } from '@kermesse/api/editor-picture-upload';
import { editorPicturesList } from '@kermesse/api/editor-pictures-list';
import { editorVersionGet } from '@kermesse/api/editor-version-get';
import { editorVersionRestore } from '@kermesse/api/editor-version-restore';
import { editorVersionsList } from '@kermesse/api/editor-versions-list';
import type { Fault } from '@kermesse/sections/faults';
import { listPagePictures, storePagePicture } from '../files/page-pictures.ts';
import { handler, invalidFields, Refused, type Call } from '../api/handler.ts';
import { checkDocument, type Configuration } from '../content/bundle.ts';
import { listDocuments, listVersions, publishDocument, readDocument, readVersionOf, type DocumentName, type StoredDocument } from './documents.ts';

/** So many faults tell an editor enough; the composer shows them all. */
const mostFaults = 50;

function refuseFaults(faults: Fault[], prefix: string): void {
  if (faults.length === 0) return;
  const paths = faults.slice(0, mostFaults).map(({ path }) => path.replace(prefix, '') || 'configuration');
  throw invalidFields(Object.fromEntries(paths.map((path) => [path, 'invalid' as const])));
}

/** Refuses what an import would refuse: the site never has to live with a document that its readers find fault with. */
function requireSound({ kind, slug }: DocumentName, configuration: Configuration): void {
  if (kind === 'site') {
    if (slug !== '') throw invalidFields({ slug: 'invalid' });
    refuseFaults(checkDocument({ site: configuration }).faults, 'site.');
    return;
  }
  if (configuration['slug'] !== slug) throw invalidFields({ slug: 'invalid' });
  refuseFaults(checkDocument({ pages: [configuration] }).faults, 'pages[0].');
}

async function publish(call: Call, name: DocumentName, configuration: Configuration, base: number): Promise<{ data: { version: number } }> {
  requireSound(name, configuration);
  const published = await publishDocument(call.db, name, configuration, base);
  if (published === null) throw new Refused('editor/conflict');
  call.version.changed(published.content);
  return { data: { version: published.version } };
}

function found(document: StoredDocument | undefined): { data: StoredDocument } {
  if (document === undefined) throw new Refused('request/not_found');
  return { data: document };
}

/** What the server does for editors; the key was looked at before. */
export const editorHandlers = [
  handler(editorDocumentsList, async (_, { db }) => ({ data: await listDocuments(db) })),

  handler(editorDocumentGet, async (name, { db }) => found(await readDocument(db, name))),

  handler(editorDocumentPublish, ({ configuration, base, ...name }, call) => publish(call, name, configuration, base)),

  handler(editorVersionsList, async (name, { db }) => ({ data: await listVersions(db, name) })),

  handler(editorVersionGet, async ({ version, ...name }, { db }) => found(await readVersionOf(db, name, version))),

  handler(editorVersionRestore, async ({ version, base, ...name }, call) => {
    const { data } = found(await readVersionOf(call.db, name, version));
    return publish(call, name, data.configuration, base);
  }),

  handler(editorPicturesList, async (_, { db }) => ({ data: await listPagePictures(db) })),

  handler(editorPictureUpload, async ({ file }, call) => {
    const picture = await storePagePicture(call, file);
    if ('fault' in picture) throw invalidFields({ file: picture.fault });
    return { data: picture };
  }),
];
