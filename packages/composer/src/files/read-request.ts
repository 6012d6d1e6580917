import { isAdvice } from '@kermesse/sections/faults';
import { checkPage } from '@kermesse/sections/page';
import { checkSite } from '@kermesse/sections/site';
import { bytesOf, readFragment } from '../drafts/share.ts';
import { kindOf, readText, type ReadDocument, type ReadRefusal } from './read-file.ts';

/** The request to the reader: a file, a text, or the fragment of a URL. */
export type ReaderRequest = { source: Blob | string } | { fragment: string };

/** The messages of the reader, in this order: the progress, each document, and the end or the reason for a failure. */
export type ReaderResponse =
  | { kind: 'progress'; progress: number }
  | { kind: 'document'; document: ReadDocument; faults: number }
  | { kind: 'done' }
  | ({ kind: 'refused' } & ReadRefusal);

type Respond = (message: ReaderResponse) => void;

/** The progress when reading is done. The rest is for checking. */
const reading = 0.5;

async function textOf(source: Blob | string, respond: Respond): Promise<string> {
  if (typeof source === 'string') return source;
  const onRead = (bytes: number) => respond({ kind: 'progress', progress: (bytes / source.size) * reading });
  return new TextDecoder().decode(await bytesOf(source.stream(), Infinity, onRead));
}

async function readSource(source: Blob | string, respond: Respond): Promise<void> {
  const result = readText(await textOf(source, respond));
  if (!result.ok) return respond({ kind: 'refused', reason: result.reason, detail: result.detail });
  const { documents } = result;
  // One message per document: the window opens them one by one, and stays responsive in between.
  for (const [index, { kind, configuration }] of documents.entries()) {
    const faults = kind === 'page' ? checkPage(configuration) : checkSite(configuration);
    respond({
      kind: 'document',
      document: { kind, configuration },
      faults: faults.filter((fault) => !isAdvice(fault)).length,
    });
    respond({ kind: 'progress', progress: reading + ((index + 1) / documents.length) * (1 - reading) });
  }
  respond({ kind: 'done' });
}

async function readLink(fragment: string, respond: Respond): Promise<void> {
  const shared = await readFragment(fragment, (progress) => respond({ kind: 'progress', progress }));
  if (shared === undefined) return respond({ kind: 'refused', reason: 'other', detail: '' });
  respond({ kind: 'document', document: { kind: kindOf(shared.configuration) ?? 'page', ...shared }, faults: 0 });
  respond({ kind: 'done' });
}

/** Reads and checks the documents of a request, and responds with messages. Never throws. */
export async function readRequest(request: ReaderRequest, respond: Respond): Promise<void> {
  try {
    await ('fragment' in request ? readLink(request.fragment, respond) : readSource(request.source, respond));
  } catch {
    // The file was removed or changed since it was chosen.
    respond({ kind: 'refused', reason: 'unreadable', detail: '' });
  }
}
