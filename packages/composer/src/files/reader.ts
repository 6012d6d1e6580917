import { createTrustedTypesPolicy } from '@kermesse/ui/trusted-types';
import { kindOf, readText, type ReadDocument, type ReadRefusal } from './read-file.ts';
import { readFragment } from '../drafts/share.ts';

/** The request to the reader: a file, a text, or the fragment of a URL. */
export type ReaderRequest = { source: Blob | string } | { fragment: string };

/** The messages of the reader, in this order: the progress, each document, and the end or the reason for a failure. */
export type ReaderResponse =
  | { kind: 'progress'; share: number }
  | { kind: 'document'; document: ReadDocument; faults: number }
  | { kind: 'done' }
  | ({ kind: 'refused' } & ReadRefusal);

/** The result of reading: the documents and the number of their faults, or the reason why there are none. */
export type FileReading = { ok: true; documents: ReadDocument[]; faults: number } | ({ ok: false } & ReadRefusal);

export interface ReadOptions {
  /** Called with the progress, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Cancels the reading, which then returns nothing. */
  signal?: AbortSignal;
}

function inWorker(question: ReaderRequest, { onProgress, signal }: ReadOptions): Promise<FileReading | undefined> {
  createTrustedTypesPolicy();
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const documents: ReadDocument[] = [];
  let faults = 0;
  const reading = new Promise<FileReading | undefined>((done, failed) => {
    signal?.addEventListener('abort', () => done(undefined), { once: true });
    worker.addEventListener('error', () => failed(new Error('The worker that reads files could not be started.')));
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderResponse>) => {
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

/** Reads on the main thread, without counting faults: the checks of the page find them. */
async function inWindow(question: ReaderRequest): Promise<FileReading> {
  if ('fragment' in question) {
    const shared = await readFragment(question.fragment);
    return shared === undefined
      ? { ok: false, reason: 'other', detail: '' }
      : { ok: true, documents: [{ kind: kindOf(shared.configuration) ?? 'page', ...shared }], faults: 0 };
  }
  const { source } = question;
  const read = readText(typeof source === 'string' ? source : await source.text());
  return read.ok ? { ...read, faults: 0 } : read;
}

/**
 * Reads and checks documents in a worker, so that large ones do not block the window. If the worker cannot be started,
 * offline for example, reads them on the main thread.
 *
 * @returns undefined when the signal is aborted.
 */
export async function readInWorker(
  question: ReaderRequest,
  options: ReadOptions = {},
): Promise<FileReading | undefined> {
  try {
    return await inWorker(question, options);
  } catch {
    return options.signal?.aborted === true ? undefined : inWindow(question);
  }
}
