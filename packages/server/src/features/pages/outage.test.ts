import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importDocument } from '../content/import.ts';
import { acceptsWrites, type OpenDatabase } from '../../platform/database/database.ts';
import { DatabaseUnavailableError } from '../../platform/database/unavailable.ts';
import { createRenderer } from './page-renderer.ts';
import type { PageSource } from './page-source.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { testSite, type TestSite } from '../../testing/site.ts';
import { stubApp, type StubApp } from '../../testing/stubs/stub-app.ts';

const database = await testDatabase();
let app: StubApp;
let made: TestSite;
/** How the database responds to the next queries. */
let state: 'up' | 'down' | 'hanging' = 'up';
/** The number of queries. */
let queries = 0;

/** Wraps the database so that, depending on `state`, queries fail or never return. */
function breakable({ db }: OpenDatabase): OpenDatabase {
  const broken = db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      if (state === 'down') throw new DatabaseUnavailableError();
      return node;
    },
    transformResult: ({ result }) => (state === 'hanging' ? new Promise(() => undefined) : Promise.resolve(result)),
  });
  return { ...database, db: broken, exclusive: false, acceptsWrites: () => acceptsWrites(broken) };
}

const pages = Array.from({ length: 60 }, (_, index) => ({
  slug: `page-${index}`,
  title: `Page ${index}`,
  sections: [],
}));

beforeAll(async () => {
  await importDocument(
    database.db,
    { pages: [{ slug: 'home', title: 'Accueil', sections: [] }, ...pages] },
    { force: false },
  );
  app = stubApp();
});
afterAll(() => rmSync(app.clientFolder, { recursive: true }));
beforeEach(() => {
  state = 'up';
  made = testSite(breakable(database), {}, app);
  app.rendered.length = 0;
  queries = 0;
});

const get = async (path: string): Promise<Response> => made.site.request(path);
const props = async (path: string): Promise<Response> =>
  made.site.request(`/api/page-props?path=${path}&locale=fr`, { headers: { 'x-api-key': made.apiKey } });
const stale = 'kermesse; hit; detail="stale"';

it.each(['down', 'hanging'] as const)(
  'serves cached pages and page props, marked as stale, while the database is %s',
  async (how) => {
    const [page, missing, data] = [await get('/fr/'), await get('/fr/nowhere'), await props('/')];
    expect([page, missing, data].map(({ headers }) => headers.get('cache-status'))).toEqual([null, null, null]);
    state = how;
    const began = Date.now();
    for (const [response, status] of [
      [await get('/fr/'), 200],
      [await get('/fr/another-nowhere'), 404],
      [await props('/'), 200],
    ] as const)
      expect([response.status, response.headers.get('cache-status')]).toEqual([status, stale]);
    expect(Date.now() - began).toBeLessThan(1500);
    state = 'up';
    // A hanging query is not repeated: the connection pool ends it.
    if (how === 'down') expect((await get('/fr/')).headers.get('cache-status')).toBeNull();
  },
);

it('marks a page as stale if only the query of its content fails', async () => {
  await get('/fr/page-4');
  const source: PageSource = {
    version: () => Promise.resolve({ version: 'current', stale: false }),
    propsFor: () => Promise.resolve({ props: app.rendered.at(-1)!.props, stale: true }),
  };
  const pageFor = createRenderer({ app, source, origin: 'http://localhost', settings: { apiKey: '' } });
  const served = await pageFor({ path: '/page-4', requestPath: '/fr/page-4', locale: 'fr', theme: 'auto' });
  expect(served).toMatchObject({ stale: true });
});

it('returns 503 with Retry-After for uncached pages while the database is down', async () => {
  await get('/fr/');
  state = 'down';
  const [page, data] = [await get('/fr/page-1'), await props('/page-2')];
  // A phone shows plain text too small to read.
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('<meta name="viewport"');
  expect([page.status, page.headers.get('retry-after'), data.status, data.headers.get('retry-after')]).toEqual([
    503,
    '10',
    503,
    '5',
  ]);
});

it('/livez never queries the database; /readyz does, once for simultaneous requests, and gives up after a second', async () => {
  state = 'hanging';
  queries = 0;
  expect((await get('/livez')).status).toBe(200);
  expect(queries).toBe(0);
  const ready = await get('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'database' }]);
  state = 'up';
  queries = 0;
  const together = await Promise.all(Array.from({ length: 50 }, () => get('/readyz')));
  expect(together.map(({ status }) => status)).toEqual(together.map(() => 200));
  expect(queries).toBe(1);
});

it('renders the page for unknown addresses once for 300 of them, with hardly any query', async () => {
  await get('/fr/nowhere');
  queries = 0;
  const responses = await Promise.all(Array.from({ length: 300 }, (_, index) => get(`/fr/nowhere-${index}/a.b~c_d-e`)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
  expect(app.rendered).toHaveLength(1);
  // Only queries of the content version.
  expect(queries).toBeLessThanOrEqual(10);
});

it('the page for an unknown address contains the requested path', async () => {
  app.render = (input) => ({
    status: 404,
    html: `<a href="/en${input.props.path}">${JSON.stringify(input.props.path)}</a>${input.requestPath}`,
    inlineScripts: [],
    inlineStyles: [],
  });
  expect(await (await get('/fr/some/where')).text()).toBe('<a href="/en/some/where">"/some/where"</a>/fr/some/where');
  expect(await (await get('/some/where')).text()).toBe('<a href="/en/some/where">"/some/where"</a>/some/where');
  expect(await (await get('/fr/a%22b')).text()).toBe('<a href="/en/a%22b">"/a%22b"</a>/fr/a%22b');
  app.render = stubApp().render;
});

it('renders one page at a time, queues some requests, and rejects the others with Retry-After', async () => {
  const responses = await Promise.all(pages.map(({ slug }) => get(`/fr/${slug}`)));
  const shed = responses.filter(({ status }) => status === 503);
  expect(shed.length).toBeGreaterThan(0);
  expect(shed.length).toBeLessThan(30);
  expect(new Set(shed.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60 - shed.length);
});

it('creates the description of the API and page props once', async () => {
  const first = await get('/api/openapi.json');
  const tag = first.headers.get('etag');
  expect(first.status).toBe(200);
  expect((await made.site.request('/api/openapi.json', { headers: { 'if-none-match': tag ?? '' } })).status).toBe(304);
  await props('/page-3');
  queries = 0;
  for (let count = 0; count < 5; count += 1) expect((await props('/page-3')).status).toBe(200);
  expect(queries).toBe(5);
});
