import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { checkDocument } from './bundle.ts';
import { readDemo, seedDemo } from '../demo/demo-content.ts';
import { importDocument } from './import.ts';
import { exportBundle, readSnapshot, readContentVersion, writeBundle } from './store.ts';
import { createContentVersion } from './version.ts';

const database = await testDatabase();
beforeEach(async () => {
  for (const table of ['site', 'pages', 'redirects', 'configuration_versions'] as const)
    await database.db.deleteFrom(table).execute();
  await database.db.updateTable('content_state').set({ version: 0 }).execute();
});

const page = (slug: string, more: Record<string, unknown> = {}) => ({
  slug,
  title: { fr: slug },
  sections: [],
  ...more,
});

describe('import and export', () => {
  it('exports the imported document unchanged, with unknown keys and unusual strings', async () => {
    const seed = 20_261_121;
    console.log(`seed ${seed}`);
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.string({ unit: 'binary' }), async (value, text) => {
        const given = {
          site: { name: 'S', unknown: value, odd: text },
          pages: [{ ...page('home'), [`x ${text}`]: value, nul: '\u0000', half: '\ud800', ['__proto__']: [1] }],
        };
        const document: unknown = JSON.parse(JSON.stringify(given));
        const { faults } = await importDocument(database.db, document, { force: false });
        expect(faults).toEqual([]);
        expect(await exportBundle(database.db)).toEqual(document);
      }),
      { seed, numRuns: 30 },
    );
  });

  it('imports nothing from a document with a fault', async () => {
    await importDocument(database.db, { site: { name: 'A' }, pages: [page('home')] }, { force: false });
    const before = await exportBundle(database.db);
    const outcome = await importDocument(
      database.db,
      { site: { name: 'B' }, pages: [page('home', { title: 3 }), page('new')] },
      { force: false },
    );
    expect(outcome).toMatchObject({ written: null, faults: [{ path: 'pages[0].title' }] });
    expect(await exportBundle(database.db)).toEqual(before);
    expect(await readContentVersion(database.db)).toBe(1);
  });

  it('imports the valid parts of a faulty document with `force`', async () => {
    const document = {
      site: { name: 'B', appInformation: { primaryColor: 'red-ish', phone: '+228 90' }, mine: 1 },
      pages: [page('good', { mine: 2 }), page('Not A Slug'), 'nothing', page('good')],
      extra: true,
    };
    const { faults, written } = await importDocument(database.db, document, { force: true });
    expect(faults.map(({ path }) => path)).toEqual([
      'extra',
      'site.appInformation.primaryColor',
      'pages[1].slug',
      'pages[2]',
      'pages[3].slug',
    ]);
    expect(written).toEqual({ site: true, pages: ['good'], redirects: [], skippedRedirects: [], version: 1 });
    expect(await exportBundle(database.db)).toEqual({
      site: { name: 'B', appInformation: { phone: '+228 90' }, mine: 1 },
      pages: [page('good', { mine: 2 })],
    });
  });

  it('reports redirects that cannot be stored, and repeated ones', async () => {
    const redirects = [
      { slug: 'old', target: 'home' },
      { slug: 'lost', target: 'no-page' },
      { slug: 'about', target: 'home' },
    ];
    const put = (document: unknown) => importDocument(database.db, document, { force: false });
    const { written } = await put({ pages: [page('home'), page('about')], redirects });
    expect(written).toMatchObject({ redirects: ['old'], skippedRedirects: ['lost', 'about'] });
    // A bundle may contain redirects only.
    expect((await put({ redirects })).written).toMatchObject({ redirects: [], skippedRedirects: ['lost', 'about'] });
    const repeated = await put({ redirects: [{ slug: 'old', target: 'about' }, redirects[0]] });
    expect(repeated).toMatchObject({ written: null, faults: [{ path: 'redirects[1].slug' }] });
  });

  it('rolls back when the database fails half-way', async () => {
    await importDocument(database.db, { pages: [page('home')] }, { force: false });
    const broken = {
      slug: 'broken',
      configuration: {
        toJSON: () => {
          throw new Error('half way');
        },
      },
    };
    const bundle = { pages: [{ slug: 'first', configuration: page('first') }, broken] };
    await expect(writeBundle(database.db, bundle)).rejects.toThrow('half way');
    expect(await exportBundle(database.db)).toEqual({ pages: [page('home')] });
  });

  it('increments the version with each change, and keeps every earlier configuration', async () => {
    const put = (title: string) => importDocument(database.db, page('home', { title }), { force: false });
    await put('one');
    await put('two');
    expect((await put('two')).written).toEqual({
      site: false,
      pages: [],
      redirects: [],
      skippedRedirects: [],
      version: 2,
    });
    const kept = await database.db
      .selectFrom('configuration_versions')
      .select(['version', 'configuration'])
      .orderBy('version')
      .execute();
    expect(kept).toEqual([
      { version: 1, configuration: page('home', { title: 'one' }) },
      { version: 2, configuration: page('home', { title: 'two' }) },
    ]);
  });

  it('runs simultaneous writes one after the other', async () => {
    const titles = Array.from({ length: 20 }, (_, index) => `t${index}`);
    await Promise.all(titles.map((title) => importDocument(database.db, page('home', { title }), { force: false })));
    const versions = await database.db
      .selectFrom('configuration_versions')
      .select('version')
      .orderBy('version')
      .execute();
    expect(versions.map(({ version }) => version)).toEqual(titles.map((_, index) => index + 1));
    expect(await readContentVersion(database.db)).toBe(20);
  });
});

describe('a document', () => {
  const paths = (document: unknown) => checkDocument(document).faults.map(({ path }) => path);

  it.each([101, 4000, 100_000])('reports a document with %i nested lists, and does not fail', (depth) => {
    const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
    // The page itself is one level more.
    expect(checkDocument(page('home', { mine: nested(depth - 1) }))).toMatchObject({ faults: [{ path: '' }] });
    expect(checkDocument(page('home', { mine: nested(99) })).faults).toEqual([]);
  });

  it('must be a page or a bundle: anything else has a fault', () => {
    expect(paths(page('home'))).toEqual([]);
    expect(paths({ pages: [] })).toEqual([]);
    for (const other of [null, [], 'text', 3, {}, { name: 'x' }]) expect(paths(other)).toEqual(['']);
    expect(paths({ pages: {} })).toEqual(['pages']);
    expect(paths({ site: [] })).toEqual(['site']);
  });

  it('must have slugs that are valid addresses and not reserved', () => {
    for (const slug of ['fr', 'en/prices', 'api', 'a//b', '/a', 'a/', '../etc', 'É', 'a b', 'x'.repeat(201)]) {
      expect(paths(page(slug))).toEqual(['slug']);
    }
    for (const slug of ['home', 'a-b', 'news/2026/first', 'french']) expect(paths(page(slug))).toEqual([]);
    expect(paths({ title: 'x', sections: [] })).toEqual(['slug']);
  });
});

describe('the demo content', () => {
  const folder = new URL('../../../demo', import.meta.url).pathname;

  it('has no faults', () => {
    expect(checkDocument(readDemo(folder)).faults).toEqual([]);
  });

  it('is imported once, into a new site', async () => {
    expect(await seedDemo(database.db, folder)).toBe(true);
    expect(await seedDemo(database.db, folder)).toBe(false);
    const { site, page: home } = await readSnapshot(database.db, 'home');
    expect(site).toEqual(JSON.parse(readFileSync(`${folder}/site.json`, 'utf8')));
    expect(home).toMatchObject({ slug: 'home' });
  });

  it('is not imported into a site that has other content', async () => {
    await importDocument(database.db, { site: { name: 'Mine' } }, { force: false });
    expect(await seedDemo(database.db, folder)).toBe(false);
    expect(await exportBundle(database.db)).toEqual({ site: { name: 'Mine' }, pages: [] });
  });
});

describe('the content version', () => {
  it('is queried each time in a shared database, so that a change is visible at once', async () => {
    const version = createContentVersion({ db: database.db, exclusive: false });
    for (let round = 1; round <= 20; round += 1) {
      const before = Array.from({ length: 5 }, () => version.current());
      await importDocument(database.db, page('home', { title: `round ${round}` }), { force: false });
      expect(await version.current()).toBe(round);
      await Promise.all(before);
    }
  });

  it('is cached in an exclusive database until this process changes it', async () => {
    const version = createContentVersion({ db: database.db, exclusive: true });
    expect(await version.current()).toBe(0);
    version.changed(7);
    expect(await version.current()).toBe(7);
  });

  it('never goes back in an exclusive database, in whichever order changes and the first query end', async () => {
    const version = createContentVersion({ db: database.db, exclusive: true });
    const query = version.current();
    version.changed(8);
    version.changed(7);
    expect(await version.current()).toBe(8);
    await query;
    expect([version.known(), await version.toShow(), await version.current()]).toEqual([
      8,
      { version: 8, stale: false },
      8,
    ]);
  });

  it.each([true, false])('notifies listeners once for each version (exclusive database: %s)', async (exclusive) => {
    const version = createContentVersion({ db: database.db, exclusive });
    let calls = 0;
    version.onChange(() => (calls += 1));
    await version.current();
    await version.current();
    expect(calls).toBe(1);
    version.changed(7);
    version.changed(7);
    expect(calls).toBe(2);
  });
});
