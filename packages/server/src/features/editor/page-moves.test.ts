import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { importDocument } from '../content/import.ts';
import { exportBundle } from '../content/store.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { editorSite } from '../../testing/editor-site.ts';
import { testSite } from '../../testing/site.ts';
import { stubApp } from '../../testing/stubs/stub-app.ts';
import { eraseBin, listBin, removePage, restorePage } from './bin.ts';
import { publishDocument } from './documents.ts';

const database = await testDatabase();
beforeEach(async () => {
  for (const table of ['site', 'pages', 'redirects', 'configuration_versions', 'rate_limits'] as const)
    await database.db.deleteFrom(table).execute();
  await importDocument(database.db, { site: { name: 'S' }, pages: [page('home'), page('tarifs')] }, { force: false });
});

const page = (slug: string) => ({ slug, title: { fr: slug, en: slug }, sections: [] });
const rename = (from: string, slug: string, base: number) =>
  publishDocument(database.db, { kind: 'page', slug }, page(slug), { base, from });
const visitorsSite = () => testSite(database, { PUBLIC_URL: 'http://localhost' }, stubApp()).site;

it('redirects an old address permanently, and keeps the language and the query', async () => {
  await rename('tarifs', 'nos/prix', 1);
  const site = visitorsSite();
  for (const [asked, location] of [
    ['/tarifs', '/nos/prix'],
    ['/fr/tarifs', '/fr/nos/prix'],
    ['/en/tarifs?a=b', '/en/nos/prix?a=b'],
  ] as const) {
    const response = await site.request(asked);
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      301,
      location,
      'no-cache',
    ]);
  }
  expect((await site.request('/fr/nos/prix')).status).toBe(200);
  const map = await (await site.request('/sitemap.xml')).text();
  expect(map).toContain('/fr/nos/prix<');
  expect(map).not.toContain('/tarifs');
});

it('saving a redirect again returns when it was first created', async () => {
  const { post } = editorSite(database, { app: stubApp() });
  const save = async () => JSON.stringify((await post('redirect', { slug: 'ancienne', target: 'tarifs' })).body);
  const first = await save();
  expect(JSON.parse(first)).toMatchObject({ data: { slug: 'ancienne', target: 'tarifs' } });
  expect(await save()).toBe(first);
});

it('stops a removed redirect at once, also for visitors who followed it before', async () => {
  const site = visitorsSite();
  await rename('tarifs', 'prix', 1);
  expect((await site.request('/fr/tarifs')).status).toBe(301);
  const { site: other, post } = editorSite(database, { app: stubApp() });
  await other.request('/fr/tarifs');
  await post('redirect/remove', { slug: 'tarifs' });
  expect((await other.request('/fr/tarifs')).status).toBe(404);
});

it('an export contains the redirects, and an import restores them', async () => {
  await rename('tarifs', 'prix', 1);
  const bundle = await exportBundle(database.db);
  expect(bundle.redirects).toEqual([{ slug: 'tarifs', target: 'prix' }]);
  for (const table of ['site', 'pages', 'redirects', 'configuration_versions'] as const)
    await database.db.deleteFrom(table).execute();
  const { faults, written } = await importDocument(database.db, bundle, { force: false });
  expect([faults, written?.redirects]).toEqual([[], ['tarifs']]);
  expect(await exportBundle(database.db)).toEqual(bundle);
  const { faults: refused } = await importDocument(
    database.db,
    {
      pages: [],
      redirects: [
        { slug: 'login', target: 'prix' },
        { slug: 'a', target: 'a' },
      ],
    },
    { force: false },
  );
  expect(refused.map(({ path }) => path)).toEqual(['redirects[0]', 'redirects[1]']);
});

it('a page in the bin is missing from export and sitemap, and can be restored under another address', async () => {
  const site = visitorsSite();
  const { result } = await removePage(database.db, 'tarifs', 1);
  const id = typeof result === 'object' ? result.id : '';
  expect((await exportBundle(database.db)).pages).toEqual([page('home')]);
  expect(await (await site.request('/sitemap.xml')).text()).not.toContain('tarifs');
  // Another page may take the address meanwhile.
  await publishDocument(database.db, { kind: 'page', slug: 'tarifs' }, page('tarifs'), { base: 0 });
  expect((await restorePage(database.db, id)).result).toBe('taken');
  expect((await restorePage(database.db, id, 'tarifs-2')).result).toEqual({ slug: 'tarifs-2', version: 2 });
  expect(await listBin(database.db)).toEqual([]);
});

const binned = async (slug: string, base: number) => {
  const { result } = await removePage(database.db, slug, base);
  return typeof result === 'object' ? result.id : '';
};
const redirectRows = () => database.db.selectFrom('redirects').select(['slug', 'target']).orderBy('slug').execute();

it('redirects lead to a page that is restored elsewhere; those of the page at its former address stay', async () => {
  await rename('tarifs', 'prix', 1);
  const id = await binned('prix', 2);
  // The other page moves to the address, and its older address redirects there too.
  await publishDocument(database.db, { kind: 'page', slug: 'autre' }, page('autre'), { base: 0 });
  await rename('autre', 'prix', 1);
  expect((await restorePage(database.db, id, 'prix-2')).result).toEqual({ slug: 'prix-2', version: 3 });
  expect(await redirectRows()).toEqual([
    { slug: 'autre', target: 'prix' },
    { slug: 'tarifs', target: 'prix-2' },
  ]);
});

it('a page that is restored at one of its old addresses does not redirect to itself', async () => {
  await rename('tarifs', 'prix', 1);
  await rename('prix', 'nos-prix', 2);
  await restorePage(database.db, await binned('nos-prix', 3), 'tarifs');
  expect(await redirectRows()).toEqual([{ slug: 'prix', target: 'tarifs' }]);
});

it('erases the redirects of an erased page, and keeps those of a page at its former address', async () => {
  await rename('tarifs', 'prix', 1);
  await binned('prix', 2);
  await publishDocument(database.db, { kind: 'page', slug: 'autre' }, page('autre'), { base: 0 });
  await rename('autre', 'prix', 1);
  await eraseBin(database.db, 0);
  expect(await redirectRows()).toEqual([{ slug: 'autre', target: 'prix' }]);
});

it('erases a page in the bin after thirty days, not before', async () => {
  await removePage(database.db, 'tarifs', 1);
  await database.db
    .updateTable('pages')
    .set({ removed_at: sql<Date>`now() - interval '29 days'` })
    .where('removed_at', 'is not', null)
    .execute();
  expect(await eraseBin(database.db)).toEqual({ erased: 0, kept: 0 });
  await database.db
    .updateTable('pages')
    .set({ removed_at: sql<Date>`now() - interval '30 days'` })
    .where('removed_at', 'is not', null)
    .execute();
  expect(await eraseBin(database.db)).toEqual({ erased: 1, kept: 0 });
  expect(
    await database.db.selectFrom('configuration_versions').select('slug').where('kind', '=', 'page').execute(),
  ).toEqual([{ slug: 'home' }]);
});

it('erases only what was removed until the time that the editor saw', async () => {
  await removePage(database.db, 'tarifs', 1);
  const [seen] = await listBin(database.db);
  const until = seen?.removedAt ?? '';
  await new Promise((resolve) => setTimeout(resolve, 5));
  await database.db
    .insertInto('page_pictures')
    .values({ name: 'unseen-1', file_name: 'a.png', removed_at: new Date() })
    .execute();
  expect(await eraseBin(database.db, 0, until)).toEqual({ erased: 1, kept: 0 });
  expect(await listBin(database.db)).toMatchObject([{ kind: 'picture' }]);
  await database.db.deleteFrom('page_pictures').execute();
});

it('erases the bin while no other writer changes the content', async () => {
  const statements: string[] = [];
  const recording = database.db.withPlugin({
    transformQuery({ node, queryId }) {
      statements.push(database.db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await eraseBin(recording, 0);
  expect(statements[0]).toMatch(/from "content_state" for update$/);
});

it('never erases a picture that a page still shows; earlier versions do not count', async () => {
  await database.db
    .insertInto('page_pictures')
    .values([
      { name: 'shown-1', file_name: 'a.png' },
      { name: 'unused-1', file_name: 'b.png' },
      { name: 'earlier-1', file_name: 'c.png' },
    ])
    .execute();
  await database.db
    .updateTable('page_pictures')
    .set({ removed_at: sql<Date>`now()` })
    .execute();
  for (const name of ['earlier-1', 'shown-1']) {
    const image = { src: `/api/pictures/${name}`, alt: { fr: 'Plage', en: 'Beach' } };
    await importDocument(database.db, { ...page('plage'), image }, { force: false });
  }
  expect(await eraseBin(database.db, 0)).toEqual({ erased: 2, kept: 1 });
  await database.db.deleteFrom('page_pictures').execute();
});
