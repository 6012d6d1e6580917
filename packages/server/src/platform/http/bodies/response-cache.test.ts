import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenLocally, type LocalServer } from '../../../testing/stubs/listen.ts';
import { Body } from './body.ts';
import { createResponseCache } from './response-cache.ts';

const text = 'A page. '.repeat(50);
const state = { version: '1' as string | undefined, stopping: false };
let misses: string[];
let server: LocalServer;

interface ReceivedResponse {
  status?: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Returns how many of the requests missed the cache and were handled by the router. */
async function countMisses(...requests: [path: string, headers?: Record<string, string>, method?: string][]) {
  const before = misses.length;
  for (const each of requests) await ask(...each);
  return misses.length - before;
}

beforeEach(async () => {
  Object.assign(state, { version: '1', stopping: false });
  misses = [];
  const ready = createResponseCache({
    version: () => state.version,
    stopping: () => state.stopping,
    cacheBytes: 1_000_000,
  });
  const body = new Body(Buffer.from(text), { quality: 1, better: 11 });
  const created = createServer((incoming, response) => {
    if (ready.respond(incoming, response)) return;
    misses.push(`${incoming.method} ${incoming.url}`);
    const encoding = incoming.headers['accept-encoding'] === 'br' ? 'br' : 'identity';
    void body.in(encoding).then((bytes) => {
      const headers = new Headers({ 'x-of-the-page': 'yes', 'content-length': String(bytes.byteLength) });
      if (encoding === 'br') headers.set('content-encoding', 'br');
      ready.store(incoming, { body, headers, version: '1' });
      response.writeHead(200, Object.fromEntries(headers));
      response.end(bytes);
    });
  });
  server = await listenLocally(created);
});

afterEach(() => server.close());

it('sends a cached page with its headers, and with better compression once that is ready', async () => {
  const first = await ask('/', { 'accept-encoding': 'br' });
  const second = await ask('/', { 'accept-encoding': 'br' });
  expect(misses).toEqual(['GET /']);
  const { 'content-length': length, date, ...headers } = first.headers;
  expect([length, typeof date]).toEqual([String(first.body.byteLength), 'string']);
  expect(second.headers).toMatchObject(headers);
  expect(second.headers['content-length']).toBe(String(second.body.byteLength));
  expect((await ask('/')).body.toString()).toBe(text);
});

it('serves only requests with the same URL and the same varying headers', async () => {
  const plain = { 'accept-encoding': 'br', 'accept-language': 'fr', cookie: 'Theme=dark' };
  expect(await countMisses(['/', plain], ['/', plain])).toBe(1);
  expect(
    await countMisses(
      ['/en/', plain],
      ['/', { ...plain, 'accept-encoding': 'gzip' }],
      ['/', { ...plain, 'accept-language': 'en' }],
      ['/', { ...plain, cookie: 'Theme=light' }],
      ['/', { ...plain, 'if-none-match': '"x"' }],
      ['/', plain, 'HEAD'],
      ['/', plain, 'POST'],
    ),
  ).toBe(7);
});

it('caches neither pages with a query nor responses to requests with long headers', async () => {
  expect(await countMisses(['/?sent=1'], ['/?sent=1'])).toBe(2);
  const long = { 'accept-language': 'fr'.repeat(400) };
  expect(await countMisses(['/', long], ['/', long])).toBe(2);
});

it('ignores cookies that do not change a page', async () => {
  const cookies = ['Theme=dark', 'Theme=dark; Device=one', `Theme=dark; Device=two; session=${'x'.repeat(700)}`];
  expect(await countMisses(...cookies.map((cookie): [string, Record<string, string>] => ['/', { cookie }]))).toBe(1);
  expect(await countMisses(['/', { cookie: 'Device=one; Theme=dark; Lang =en' }], ['/', { cookie: 'Theme=' }])).toBe(2);
});

it('stores no page while the version is unknown', async () => {
  state.version = undefined;
  await ask('/');
  state.version = '1';
  expect(await countMisses(['/'])).toBe(1);
});

it('serves no page of an older or unknown version, and none while the server stops', async () => {
  await ask('/');
  expect(await countMisses(['/'])).toBe(0);
  state.version = '2';
  expect(await countMisses(['/'])).toBe(1);
  state.version = undefined;
  expect(await countMisses(['/'])).toBe(1);
  Object.assign(state, { version: '1', stopping: true });
  expect(await countMisses(['/'])).toBe(1);
});
