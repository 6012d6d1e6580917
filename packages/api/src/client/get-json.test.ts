import { expect, test, vi } from 'vitest';
import { getJson } from './transport.ts';

const url = 'https://places.test/search?q=Lom%C3%A9';
const { signal } = new AbortController();

/** Replaces the browser's `fetch`. Returns the requests that it received. */
function stubFetch(respond: (request: Request) => Response | Promise<Response>): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request);
    return Promise.resolve(respond(request));
  });
  return requests;
}

test('gets JSON without cookies and without the headers of the API', async () => {
  const requests = stubFetch(() => Response.json([{ name: 'Lomé' }]));
  expect(await getJson(url, { signal, timeout: 1000 })).toEqual({ ok: true, data: [{ name: 'Lomé' }] });
  const [request] = requests;
  expect(request?.url).toBe(url);
  expect(request?.credentials).toBe('omit');
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({ accept: 'application/json' });
});

test('returns failures as data', async () => {
  stubFetch(() => new Response('<!doctype html>'));
  expect(await getJson(url, { signal, timeout: 1000 })).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
  stubFetch(() => Response.error());
  expect(await getJson(url, { signal, timeout: 1000 })).toMatchObject({ ok: false });
  stubFetch(() => Promise.reject(new TypeError('fetch failed')));
  expect(await getJson(url, { signal, timeout: 1000 })).toEqual({ ok: false, failure: { kind: 'offline' } });
  stubFetch(() => new Promise(() => undefined));
  expect(await getJson(url, { signal, timeout: 20 })).toEqual({ ok: false, failure: { kind: 'timeout' } });
  expect(await getJson(url, { signal: AbortSignal.abort(), timeout: 1000 })).toEqual({
    ok: false,
    failure: { kind: 'aborted' },
  });
});
