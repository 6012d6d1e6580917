import { editorDocumentGet } from '@kermesse/api/editor-document-get';
import { editorDocumentPublish } from '@kermesse/api/editor-document-publish';
import { editorDocumentsList } from '@kermesse/api/editor-documents-list';
import { editorVersionGet } from '@kermesse/api/editor-version-get';
import { editorVersionRestore } from '@kermesse/api/editor-version-restore';
import { editorVersionsList } from '@kermesse/api/editor-versions-list';
import type { Fault } from '@kermesse/sections/faults';
import { handler, invalidFields, Refused, type Call } from '../api/handler.ts';
import { checkDocument, type Configuration } from '../content/bundle.ts';
import { listDocuments, listVersions, publishDocument, readDocument, readVersionOf, type DocumentName, type StoredDocument } from './documents.ts';
import { requireEditor } from './editor-key.ts';

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

/** What the server does for editors; every call shows the editor's key first. */
export const editorHandlers = [
  handler(editorDocumentsList, async (_, call) => {
    await requireEditor(call);
    return { data: await listDocuments(call.db) };
  }),

  handler(editorDocumentGet, async (name, call) => {
    await requireEditor(call);
    return found(await readDocument(call.db, name));
  }),

  handler(editorDocumentPublish, async ({ configuration, base, ...name }, call) => {
    await requireEditor(call);
    return publish(call, name, configuration, base);
  }),

  handler(editorVersionsList, async (name, call) => {
    await requireEditor(call);
    return { data: await listVersions(call.db, name) };
  }),

  handler(editorVersionGet, async ({ version, ...name }, call) => {
    await requireEditor(call);
    return found(await readVersionOf(call.db, name, version));
  }),

  handler(editorVersionRestore, async ({ version, base, ...name }, call) => {
    await requireEditor(call);
    const { data } = found(await readVersionOf(call.db, name, version));
    return publish(call, name, data.configuration, base);
  }),
];
