import './strict.ts';
import { checkPage } from '@kermesse/sections/page';
import { checkSite } from '@kermesse/sections/site';
import { isAdvice } from '@kermesse/sections/faults';
import { readFragment } from '../drafts/share.ts';
import { kindOf, readText } from './read-file.ts';
import type { ReaderResponse, ReaderRequest } from './reader.ts';

/** The share of reading in the progress. Checking is the rest. */
const reading = 0.5;

const respond = (message: ReaderResponse) => postMessage(message);

/** Reads the text of a file chunk by chunk, to report progress. */
async function textOf(blob: Blob): Promise<string> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let read = 0;
  const reader = blob.stream().getReader();
  for (let turn = await reader.read(); !turn.done; turn = await reader.read()) {
    read += turn.value.byteLength;
    pieces.push(decoder.decode(turn.value, { stream: true }));
    respond({ kind: 'progress', share: (read / blob.size) * reading });
  }
  pieces.push(decoder.decode());
  return pieces.join('');
}

async function readDocuments(source: Blob | string): Promise<void> {
  const result = readText(typeof source === 'string' ? source : await textOf(source));
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
    respond({ kind: 'progress', share: reading + ((index + 1) / documents.length) * (1 - reading) });
  }
  respond({ kind: 'done' });
}

async function readLink(fragment: string): Promise<void> {
  const shared = await readFragment(fragment, (share) => respond({ kind: 'progress', share }));
  if (shared === undefined) return respond({ kind: 'refused', reason: 'other', detail: '' });
  respond({ kind: 'document', document: { kind: kindOf(shared.configuration) ?? 'page', ...shared }, faults: 0 });
  respond({ kind: 'done' });
}

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void ('fragment' in data ? readLink(data.fragment) : readDocuments(data.source));
});
