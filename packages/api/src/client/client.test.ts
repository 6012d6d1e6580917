import { describe, expect, test, vi } from 'vitest';
import { contentModelItems, itemsOf } from '../operations/content-model-items/content-model-items.ts';
import { contactMessage } from '../operations/contact-message/contact-message.ts';
import { documentsFile } from '../operations/documents-file/documents-file.ts';
import { humanCheckChallenge } from '../operations/human-check-challenge/human-check-challenge.ts';
import { newsletterEmails } from '../operations/newsletter-emails/newsletter-emails.ts';
import { newsTags } from '../operations/news-tags/news-tags.ts';
import { sectionData } from '../operations/section-data/section-data.ts';
import { createClient, type ClientOptions } from './client.ts';
import { loadNews } from './load-news.ts';

const baseUrl = 'http://kermesse.test/api';
const email = { email: 'afi@example.com' };
const offline = () => Promise.reject(new TypeError('fetch failed'));

function clientWith(respond: (request: Request) => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  // Node may collect a request that nothing refers to. Its signal then no longer follows the caller's.
  const requests: Request[] = [];
  const fetch = vi.fn(async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request);
    return respond(request);
  });
  return { client: createClient({ baseUrl, apiKey: 'key', fetch, ...options }), fetch };
}

const hanging = (request: Request) =>
  new Promise<Response>((_, reject) =>
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
  );

describe('a request', () => {
  test('carries key, token, language and JSON', async () => {
    const { client, fetch } = clientWith(() => Response.json({ data: email }), {
      token: () => 'token-1',
      locale: () => 'en',
    });
    expect(await client.call(newsletterEmails, email)).toEqual({ ok: true, data: email });
    const request = fetch.mock.calls[0]?.[0] as Request;
    expect(request.url).toBe('http://kermesse.test/api/newsletter/emails');
    expect(request.method).toBe('POST');
    expect(Object.fromEntries(request.headers)).toMatchObject({
      'x-api-key': 'key',
      authorization: 'Bearer token-1',
      'accept-language': 'en',
      'content-type': 'application/json',
    });
  });

  test('escapes path parameters and leaves undefined fields out of the query', async () => {
    const seen: string[] = [];
    const { client } = clientWith(({ url }) => {
      seen.push(url.slice(baseUrl.length));
      return Response.json({ result: { data: {} }, data: [] });
    });
    await client.call(sectionData, { section: 'a b', source: 'c/d', link: 'é\ud800' });
    await client.call(contentModelItems, { contentModelName: 'kits & co', isActive: true, pageSize: 5 });
    expect(seen).toEqual([
      '/section-data/a%20b/source/c%2Fd/link/%C3%A9%EF%BF%BD',
      '/content-model/items?contentModelName=kits+%26+co&isActive=true&pageSize=5',
    ]);
  });
});

describe('a result', () => {
  test('is the data of an envelope, or undefined if a backend leaves optional data out', async () => {
    const message = { subject: 'a', title: 'b', content: 'c' };
    const answers = [{ data: { subject: 'a' } }, {}];
    const { client } = clientWith(() => Response.json(answers.shift()));
    expect(await client.call(contactMessage, message)).toEqual({ ok: true, data: { subject: 'a' } });
    expect(await client.call(contactMessage, message)).toEqual({ ok: true, data: undefined });
  });

  test('is the whole body of an operation that declares no envelope, whatever the body contains', async () => {
    const challenge = { parameters: {}, data: 'signed' };
    const { client } = clientWith(() => Response.json(challenge));
    expect(await client.call(humanCheckChallenge, { difficulty: 0 })).toEqual({ ok: true, data: challenge });
  });

  test('is offline after two attempts to read, one to write', async () => {
    const { client, fetch } = clientWith(offline);
    expect(await client.call(newsletterEmails, email)).toEqual({ ok: false, failure: { kind: 'offline' } });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await client.call(newsTags)).toEqual({ ok: false, failure: { kind: 'offline' } });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('is offline when the connection breaks in the middle of the response', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }));
    const { client } = clientWith(broken);
    expect(await client.call(newsletterEmails, email)).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  test('is a timeout when no response arrives in time', async () => {
    const { client } = clientWith(hanging, { timeout: 20 });
    expect(await client.call(newsTags)).toEqual({ ok: false, failure: { kind: 'timeout' } });
    expect(await client.call(newsletterEmails, email, { timeout: 5 })).toEqual({
      ok: false,
      failure: { kind: 'timeout' },
    });
  });

  test('for a file times out only when nothing arrives for the time of the timeout', async () => {
    const sendParts = (count: number) => (request: Request) =>
      new Response(
        new ReadableStream({
          async start(controller) {
            request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
            for (let sent = 0; sent < count; sent += 1) {
              controller.enqueue(new TextEncoder().encode('part'));
              await new Promise((resolve) => setTimeout(resolve, 60));
            }
            if (count === 8) controller.close();
          },
        }),
      );
    const { client: slow } = clientWith(sendParts(8), { timeout: 400 });
    const result = await slow.call(documentsFile, { filename: 'a.pdf' });
    expect(result.ok && (await result.data.text())).toBe('part'.repeat(8));
    const { client: stalled } = clientWith(sendParts(2), { timeout: 100 });
    expect(await stalled.call(documentsFile, { filename: 'a.pdf' })).toEqual({
      ok: false,
      failure: { kind: 'timeout' },
    });
  });

  test('is aborted when the signal aborts before or during the request', async () => {
    const { client, fetch } = clientWith(hanging);
    expect(await client.call(newsTags, {}, { signal: AbortSignal.abort() })).toEqual({
      ok: false,
      failure: { kind: 'aborted' },
    });
    expect(fetch).not.toHaveBeenCalled();
    const controller = new AbortController();
    const call = client.call(newsTags, {}, { signal: controller.signal });
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    controller.abort();
    expect(await call).toEqual({ ok: false, failure: { kind: 'aborted' } });
  });

  test.each([
    ['one message per field', { errorCode: 'form/invalid_data', message: 'Non', data: { email: 'Mauvais' } }],
    [
      'a list of messages per field',
      { errorCode: 'FORM_INVALID_DATA', message: 'Non', data: { email: ['Mauvais', 'Autre'] } },
    ],
  ])('contains the field messages of a refusal: %s', async (_, body) => {
    const { client } = clientWith(() => Response.json(body, { status: 422 }));
    const failure = {
      kind: 'refused',
      status: 422,
      code: 'form/invalid_data',
      message: 'Non',
      fields: { email: 'Mauvais' },
    };
    expect(await client.call(newsletterEmails, email)).toEqual({ ok: false, failure });
  });

  test.each([
    [404, 'request/not_found'],
    [418, 'request/refused'],
    [500, 'server/error'],
    [401, 'auth/required'],
  ])('maps status %i without a known code to %s', async (status, code) => {
    const { client } = clientWith(
      () => new Response('<h1>?</h1>', { status, headers: { 'content-type': 'text/html' } }),
    );
    expect(await client.call(newsletterEmails, email)).toEqual({
      ok: false,
      failure: { kind: 'refused', status, code },
    });
  });

  test('contains `Retry-After` of a 429, which is not retried', async () => {
    const { client, fetch } = clientWith(() =>
      Response.json({ errorCode: 'rate/limited', message: '' }, { status: 429, headers: { 'retry-after': '30' } }),
    );
    const failure = { kind: 'refused', status: 429, code: 'rate/limited', message: '', retryAfter: 30 };
    expect(await client.call(newsTags)).toEqual({ ok: false, failure });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['incomplete JSON', '{"data":', ''],
    ['an empty body', '', ''],
    ['a body that the schema rejects', '{"data":{"email":5}}', 'data.email'],
  ])('is malformed for %s', async (_, text, path) => {
    const { client } = clientWith(() => new Response(text, { headers: { 'content-type': 'application/json' } }));
    const result = await client.call(newsletterEmails, email);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'malformed', issues: [{ path }] } });
  });

  test('is a success when a retry follows a single 503 of a gateway', async () => {
    let tries = 0;
    const { client } = clientWith(() =>
      ++tries === 1 ? new Response('', { status: 503 }) : Response.json({ data: [] }),
    );
    expect(await client.call(newsTags)).toEqual({ ok: true, data: [] });
    expect(tries).toBe(2);
  });

  test('onUnauthorized receives the token that the 401 refused, not the current one', async () => {
    let current = 'old';
    const onUnauthorized = vi.fn();
    const { client } = clientWith(
      () => {
        current = 'new';
        return Response.json({ errorCode: 'auth/required', message: '' }, { status: 401 });
      },
      { token: () => current, onUnauthorized },
    );
    await client.call(newsletterEmails, email);
    expect(onUnauthorized.mock.calls).toEqual([['old', 'auth/required']]);
    const anonymous = clientWith(() => new Response('', { status: 401 }), { onUnauthorized });
    await anonymous.client.call(newsletterEmails, email);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  test.each([
    [new TypeError('Failed to fetch dynamically imported module'), { kind: 'offline' }],
    [new Error('/assets/a.js: 503', { cause: 503 }), { kind: 'refused', status: 503, code: 'server/error' }],
  ])('fails when the code of the operation cannot be loaded: %s', async (error, failure) => {
    const { client, fetch } = clientWith(() => Response.json({}));
    const lost = { ...newsTags, schemas: vi.fn<typeof newsTags.schemas>().mockRejectedValue(error) };
    expect(await client.call(lost)).toEqual({ ok: false, failure });
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('loadNews leaves inactive categories and tags out, and requests bodies of another shape again', async () => {
  const [category, tag] = [
    { id: 1, name: 'a', isActive: true },
    { id: 1, name: 'a', articlesCount: 0, isActive: true },
  ];
  const bodies = [category, tag].map((entry) => ({ data: [entry, { ...entry, id: 2, isActive: false }] }));
  const { client, fetch } = clientWith((request) => Response.json(bodies[request.url.endsWith('tags') ? 1 : 0]));
  const news = { categories: [expect.objectContaining(category)], tags: [tag] };
  expect(await loadNews(client)).toEqual(news);
  expect(await loadNews(client, [bodies[0], { errorCode: 'server/error' }])).toEqual(news);
  expect(fetch).toHaveBeenCalledTimes(4);
  expect(await loadNews(client, bodies)).toEqual(news);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('itemsOf reads both shapes of content items', () => {
  const item = { contentModelName: 'kits', isActive: true };
  expect(itemsOf([item])).toEqual({ items: [item], total: 1, currentPage: 1 });
  expect(itemsOf({ items: [item], meta: { total: 9, currentPage: 2 } })).toEqual({
    items: [item],
    total: 9,
    currentPage: 2,
  });
});
