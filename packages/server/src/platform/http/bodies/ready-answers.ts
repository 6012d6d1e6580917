import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body } from './body.ts';
import { ByteCache } from '../byte-cache.ts';
import { acceptedEncoding, type Encoding } from './encoding.ts';

/** A page that may be sent again as it is. */
export interface ReadyAnswer {
  body: Body;
  /** Of the answer that was made the long way. */
  headers: Headers;
  /** The version of the content that it shows. */
  version: string;
}

/** Pages that were sent a moment ago, for requests that ask for the same in the same words. */
export interface ReadyAnswers {
  /** Answers the request, or returns false and leaves it untouched. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Keeps the answer for requests like this one. */
  keep(request: IncomingMessage, answer: ReadyAnswer): void;
}

/** What `createReadyAnswers` needs to know at each request, without waiting for it. */
export interface ReadyAnswersOptions {
  /** The version of the content to show; undefined where the database has to be asked for it. */
  version(): string | undefined;
  /** Whether the server is about to stop. */
  stopping(): boolean;
  /** Bytes of pages and requests that are kept. */
  cacheBytes?: number;
}

interface Kept extends Omit<ReadyAnswer, 'headers'> {
  encoding: Encoding;
  /** Names and values in turns, as `writeHead` takes them, without the length. */
  headers: string[];
  /** The bytes that `head` was made for: a page is compressed better once it is asked for again. */
  bytes?: Uint8Array;
  head: string[];
  size: number;
}

/** Cookies of a signed-in person are longer: their requests go the long way. */
const longestKey = 600;

/** All that an answer depends on (its `Vary`), or undefined for a request that is not a plain question for a page. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers['if-none-match'] !== undefined || url.includes('?')) return undefined;
  const { cookie = '', 'accept-language': language = '', 'accept-encoding': encoding = '' } = headers;
  return `${url}\n${encoding}\n${language}\n${cookie}`;
}

/**
 * Sends a kept page before the router, its middleware and the `Request` and `Response` of the web are made for it: those
 * take twice the time of sending the bytes. Whatever is not exactly alike goes the long way, which alone decides what may
 * be kept.
 */
export function createReadyAnswers({
  version,
  stopping,
  cacheBytes = 16 * 1024 * 1024,
}: ReadyAnswersOptions): ReadyAnswers {
  const answers = new ByteCache<Kept>(cacheBytes);
  return {
    answer(request, response) {
      const key = keyOf(request);
      const known = key === undefined ? undefined : answers.get(key);
      if (known === undefined || known.version !== version() || stopping()) return false;
      const bytes = known.body.known(known.encoding);
      if (bytes === undefined) return false;
      if (bytes !== known.bytes) {
        known.bytes = bytes;
        known.head = [...known.headers, 'content-length', String(bytes.byteLength)];
      }
      response.writeHead(200, known.head);
      response.end(bytes);
      return true;
    },
    keep(request, { body, headers, version: shown }) {
      const key = keyOf(request);
      if (key === undefined || key.length > longestKey) return;
      const encoding = acceptedEncoding(request.headers['accept-encoding'], body.preferred);
      const kept = [...headers].filter(([name]) => name !== 'content-length').flat();
      // The page counts whole, though its own cache may have it too.
      answers.set(key, { body, encoding, headers: kept, head: kept, version: shown, size: body.size + key.length * 2 });
    },
  };
}
