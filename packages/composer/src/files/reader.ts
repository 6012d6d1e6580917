import { trustOwnScripts } from '@kermesse/ui/trusted-scripts';
import { readText, type ReadDocument, type Refusal } from './read-file.ts';
import { readFragment } from '../drafts/share.ts';

/** What the reader is asked: to read a file or a text, or the fragment of an address. */
export type ReaderQuestion = { source: Blob | string } | { fragment: string };

/** What the reader says, in this order: how far it is, each document, and that it is through or why it is not. */
export type ReaderAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'document'; document: ReadDocument; faults: number }
  | { kind: 'done' }
  | ({ kind: 'refused' } & Refusal);

/** What reading gave: the documents and how much in them keeps them from being published, or why there are none. */
export type Reading = { ok: true; documents: ReadDocument[]; faults: number } | ({ ok: false } & Refusal);

export interface ReadOptions {
  /** Called with the progress, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the reading at once: nothing is given then. */
  signal?: AbortSignal;
}

function inWorker(question: ReaderQuestion, { onProgress, signal }: ReadOptions): Promise<Reading | undefined> {
  trustOwnScripts();
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const documents: ReadDocument[] = [];
  let faults = 0;
  const reading = new Promise<Reading | undefined>((done, failed) => {
    signal?.addEventListener('abort', () => done(undefined), { once: true });
    worker.addEventListener('error', () => failed(new Error('The reader could not be started.')));
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
      if (data.kind === 'progress') return onProgress?.(data.share);
      if (data.kind === 'refused') return done({ ok: false, reason: data.reason, detail: data.detail });
      if (data.kind === 'done') return done({ ok: true, documents, faults });
      documents.push(data.document);
      faults += data.faults;
    });
    worker.postMessage(question, { transfer: [] });
  });
  return reading.finally(() => worker.terminate());
}

/** The same in the window itself, without a count of faults: the list of checks has them. */
async function inWindow(question: ReaderQuestion): Promise<Reading> {
  if ('fragment' in question) {
    const shared = await readFragment(question.fragment);
    return shared === undefined
      ? { ok: false, reason: 'other', detail: '' }
      : { ok: true, documents: [{ kind: 'page', ...shared }], faults: 0 };
  }
  const { source } = question;
  const read = readText(typeof source === 'string' ? source : await source.text());
  return read.ok ? { ...read, faults: 0 } : read;
}

/**
 * Reads and checks documents in a worker: however large they are, the window answers meanwhile. Where a worker cannot be
 * started, offline for example, the window reads them itself.
 *
 * @returns undefined when it was called off.
 */
export async function readInWorker(question: ReaderQuestion, options: ReadOptions = {}): Promise<Reading | undefined> {
  try {
    return await inWorker(question, options);
  } catch {
    return options.signal?.aborted === true ? undefined : inWindow(question);
  }
}
