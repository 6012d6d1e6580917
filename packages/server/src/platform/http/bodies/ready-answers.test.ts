import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Body } from './body.ts';
import { createReadyAnswers } from './ready-answers.ts';

const text = 'A page. '.repeat(50);
const state = { version: '1' as string | undefined, stopping: false };
let long: string[];
let server: Server;

interface Answer {
  status?: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
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
async function longWays(...requests: [path: string, headers?: Record<string, string>, method?: string][]) {
  const before = long.length;
  for (const each of requests) await ask(...each);
  return long.length - before;
}

beforeEach(async () => {
  Object.assign(state, { version: '1', stopping: false });
  long = [];
  const ready = createReadyAnswers({
    version: () => state.version,
    stopping: () => state.stopping,
    cacheBytes: 1_000_000,
  });
  const body = new Body(Buffer.from(text), { quality: 1, better: 11 });
  server = createServer((incoming, response) => {
    if (ready.answer(incoming, response)) return;
    long.push(`${incoming.method} ${incoming.url}`);
    const encoding = incoming.headers['accept-encoding'] === 'br' ? 'br' : 'identity';
    void body.in(encoding).then((bytes) => {
      const headers = new Headers({ 'x-of-the-page': 'yes', 'content-length': String(bytes.byteLength) });
      if (encoding === 'br') headers.set('content-encoding', 'br');
      ready.keep(incoming, { body, headers, version: '1' });
      response.writeHead(200, Object.fromEntries(headers));
      response.end(bytes);
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});

afterEach(() => void server.close());

it('sends a cached page with its headers, and with better compression once that is ready', async () => {
  const first = await ask('/', { 'accept-encoding': 'br' });
  const second = await ask('/', { 'accept-encoding': 'br' });
  expect(long).toEqual(['GET /']);
  const { 'content-length': length, date, ...headers } = first.headers;
  expect([length, typeof date]).toEqual([String(first.body.byteLength), 'string']);
  expect(second.headers).toMatchObject(headers);
  expect(second.headers['content-length']).toBe(String(second.body.byteLength));
  expect((await ask('/')).body.toString()).toBe(text);
});

it('serves only requests with the same URL and the same varying headers', async () => {
  const plain = { 'accept-encoding': 'br', 'accept-language': 'fr', cookie: 'Theme=dark' };
  expect(await longWays(['/', plain], ['/', plain])).toBe(1);
  expect(
    await longWays(
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

it('caches neither pages with a query nor responses to requests with long cookies', async () => {
  expect(await longWays(['/?sent=1'], ['/?sent=1'])).toBe(2);
  const cookie = `session=${'x'.repeat(700)}`;
  expect(await longWays(['/', { cookie }], ['/', { cookie }])).toBe(2);
});

it('serves no page of an older or unknown version, and none while the server stops', async () => {
  await ask('/');
  expect(await longWays(['/'])).toBe(0);
  state.version = '2';
  expect(await longWays(['/'])).toBe(1);
  state.version = undefined;
  expect(await longWays(['/'])).toBe(1);
  Object.assign(state, { version: '1', stopping: true });
  expect(await longWays(['/'])).toBe(1);
});
