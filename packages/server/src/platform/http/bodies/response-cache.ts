import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Body } from './body.ts';
import { acceptedEncoding, type Encoding } from './encoding.ts';

/** A page that can be sent again unchanged. */
export interface CachedResponse {
  body: Body;
  /** The headers of the original response. */
  headers: Headers;
  /** The content version of the page. */
  version: string;
}

/** A cache of recently sent pages, for identical requests. */
export interface ResponseCache {
  /** Responds from the cache, or returns false without touching the request. */
  respond(request: IncomingMessage, response: ServerResponse): boolean;
  /** Caches the response for identical requests. */
  store(request: IncomingMessage, cached: CachedResponse): void;
}

/** Functions that `createResponseCache` calls synchronously at each request. */
export interface ResponseCacheOptions {
  /** The current content version; undefined when it must first be read from the database, so nothing is cached. */
  version(): string | undefined;
  /** Whether the server is about to stop. */
  stopping(): boolean;
  /** The capacity of the cache in bytes, pages and keys together. */
  cacheBytes?: number;
}

interface Kept extends Omit<CachedResponse, 'headers'> {
  encoding: Encoding;
  /** Names and values alternating, as `writeHead` accepts them, without the content length. */
  headers: string[];
  /** The bytes that `head` describes. They change once: a second request starts a better compression. */
  bytes?: Uint8Array;
  head: string[];
  size: number;
}

/**
 * The maximum length of a key. Responses to requests with longer headers are not cached.
 */
const longestKey = 600;

/** The cookies that change a cached page: its language and its theme. */
const pageCookies = /(?:^|;)\s*(?:Lang|Theme)\s*=[^;]*/g;

/**
 * Returns the cache key, which covers what `Vary` names, but of the cookies only those that change a page: otherwise
 * each browser with a cookie of its own would get an entry. Undefined unless the request is a plain GET of a page.
 */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers['if-none-match'] !== undefined || url.includes('?')) return undefined;
  const { cookie = '', 'accept-language': language = '', 'accept-encoding': encoding = '' } = headers;
  return `${url}\n${encoding}\n${language}\n${cookie.match(pageCookies)?.join('') ?? ''}`;
}

/**
 * Creates a cache that sends a page before the router, its middleware and the web `Request` and `Response` run: those
 * take twice the time of sending the bytes. Any other request goes through the router, which alone decides which
 * responses may be cached.
 */
export function createResponseCache({
  version,
  stopping,
  cacheBytes = 16 * 1024 * 1024,
}: ResponseCacheOptions): ResponseCache {
  const cache = new LRUCache<string, Kept>({ maxSize: cacheBytes, sizeCalculation: ({ size }) => size });
  return {
    respond(request, response) {
      const key = keyOf(request);
      const cached = key === undefined ? undefined : cache.get(key);
      if (cached === undefined || cached.version !== version() || stopping()) return false;
      const bytes = cached.body.known(cached.encoding);
      if (bytes === undefined) return false;
      if (bytes !== cached.bytes) {
        cached.bytes = bytes;
        cached.head = [...cached.headers, 'content-length', String(bytes.byteLength)];
      }
      response.writeHead(200, cached.head);
      response.end(bytes);
      return true;
    },
    store(request, { body, headers, version: shown }) {
      const key = keyOf(request);
      if (key === undefined || key.length > longestKey || version() === undefined) return;
      const encoding = acceptedEncoding(request.headers['accept-encoding'], body.preferred);
      const base = [...headers].filter(([name]) => name !== 'content-length').flat();
      // Count the whole page, although the page cache may hold it as well.
      cache.set(key, { body, encoding, headers: base, head: base, version: shown, size: body.size + key.length * 2 });
    },
  };
}
