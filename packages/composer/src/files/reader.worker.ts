import './configure-zod.ts';
import { readRequest, type FileReading, type ReaderRequest } from './read-request.ts';

/** The messages of the worker: its progress, 0 to 1, and then the result. */
export type ReaderResponse = { progress: number } | { reading: FileReading };

const respond: (message: ReaderResponse) => void = (message) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void readRequest(data, (progress) => respond({ progress })).then((reading) => respond({ reading }));
});
