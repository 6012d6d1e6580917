import { createTrustedTypesPolicy } from '@kermesse/ui/trusted-types';
import { readRequest, type ReaderRequest, type ReaderResponse } from './read-request.ts';
import type { ReadDocument, ReadRefusal } from './read-file.ts';

/** The result of reading: the documents and the number of their faults, or the reason why there are none. */
export type FileReading = { ok: true; documents: ReadDocument[]; faults: number } | ({ ok: false } & ReadRefusal);

export interface ReadOptions {
  /** Called with the progress, 0 to 1. */
  onProgress?: (progress: number) => void;
  /** Cancels the reading, which then returns nothing. */
  signal?: AbortSignal;
}

/** Returns a function that takes the messages of a reader, and calls `done` with their result after the last one. */
function collect(done: (reading: FileReading) => void, { onProgress }: ReadOptions) {
  const documents: ReadDocument[] = [];
  let faults = 0;
  return (message: ReaderResponse): void => {
    if (message.kind === 'progress') return onProgress?.(message.progress);
    if (message.kind === 'refused') return done({ ok: false, reason: message.reason, detail: message.detail });
    if (message.kind === 'done') return done({ ok: true, documents, faults });
    documents.push(message.document);
    faults += message.faults;
    return undefined;
  };
}

function inWorker(request: ReaderRequest, options: ReadOptions): Promise<FileReading | undefined> {
  createTrustedTypesPolicy();
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const reading = new Promise<FileReading | undefined>((done, failed) => {
    const onMessage = collect(done, options);
    options.signal?.addEventListener('abort', () => done(undefined), { once: true });
    worker.addEventListener('error', () => failed(new Error('The worker that reads files could not be started.')));
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderResponse>) => onMessage(data));
    worker.postMessage(request, { transfer: [] });
  });
  return reading.finally(() => worker.terminate());
}

/**
 * Reads and checks documents in a worker, so that large ones do not block the window. If the worker cannot be started,
 * offline for example, reads them on the main thread.
 *
 * @returns undefined when the signal is aborted.
 */
export async function readInWorker(
  request: ReaderRequest,
  options: ReadOptions = {},
): Promise<FileReading | undefined> {
  try {
    return await inWorker(request, options);
  } catch {
    if (options.signal?.aborted === true) return undefined;
    return new Promise((done) => void readRequest(request, collect(done, options)));
  }
}
