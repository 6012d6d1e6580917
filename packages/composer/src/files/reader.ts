import { createTrustedTypesPolicy } from '@kermesse/ui/trusted-types';
import { readRequest, type FileReading, type ReaderRequest } from './read-request.ts';
import type { ReaderResponse } from './reader.worker.ts';

export interface ReadOptions {
  /** Called with the progress, 0 to 1. */
  onProgress?: (progress: number) => void;
  /** Cancels the reading, which then returns nothing. */
  signal?: AbortSignal;
}

function inWorker(request: ReaderRequest, options: ReadOptions): Promise<FileReading | undefined> {
  createTrustedTypesPolicy();
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const reading = new Promise<FileReading | undefined>((done, failed) => {
    options.signal?.addEventListener('abort', () => done(undefined), { once: true });
    worker.addEventListener('error', () => failed(new Error('The worker that reads files could not be started.')));
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderResponse>) => {
      if ('progress' in data) options.onProgress?.(data.progress);
      else done(data.reading);
    });
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
    return readRequest(request, options.onProgress);
  }
}
