import './configure-zod.ts';
import { readRequest, type ReaderRequest } from './read-request.ts';

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void readRequest(data, (message) => postMessage(message));
});
