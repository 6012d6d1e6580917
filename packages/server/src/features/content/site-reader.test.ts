import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../../platform/database/unavailable.ts';
import { accountSite, type AccountSite } from '../../testing/account-site.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { stubApp } from '../../testing/stubs/stub-app.ts';
import { importDocument } from './import.ts';

const database = await testDatabase();
const app = stubApp();
afterAll(() => rmSync(app.clientFolder, { recursive: true }));

/** The number of statements that read the site configuration or the list of pages. */
let reads = 0;
let down = false;

/** Returns whether a statement's syntax tree names one of the tables. */
const names = (node: unknown, tables: string[]): boolean => {
  const text = JSON.stringify(node);
  return tables.some((table) => text.includes(`"name":"${table}"`));
};

const db = database.db.withPlugin({
  transformQuery: ({ node }) => {
    if (down) throw new DatabaseUnavailableError();
    if (node.kind === 'SelectQueryNode' && names(node, ['site', 'pages'])) reads += 1;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

let site: AccountSite;
const get = async (path: string) => site.site.request(path, { headers: { 'x-api-key': site.apiKey } });

async function publish(name: string): Promise<void> {
  const { written } = await importDocument(database.db, { site: { name } }, { force: false });
  site.version.changed(written?.version ?? 0);
}

/** Requests that use the published site: screens, operations, messages, pictures and the sitemap. */
const requests: [string, () => Promise<unknown>][] = [
  ['a screen', () => get('/fr/reset-password/t0ken')],
  ['a screen with choice lists', () => get('/api/page-props?path=/profile-info&locale=fr')],
  ['site-props', () => get('/api/site-props')],
  ['news-categories', () => get('/api/news-categories')],
  ['news-tags', () => get('/api/news-tags')],
  ['content-model/items', () => get('/api/content-model/items?contentModelName=news')],
  ['section-data', () => get('/api/section-data/a/source/b')],
  ['the sitemap', () => get('/sitemap.xml')],
  ['art', () => get('/art/other/hero-640.avif')],
  ['an SMS', () => site.code('+22890120001')],
  [
    'an email',
    async () => {
      await site.post('/auth/send-password-link', { email: 'afi@example.com' });
      expect(await site.messagesTo('afi@example.com')).not.toEqual([]);
    },
  ],
];

describe.each([true, false])('the published site (exclusive database: %s)', (exclusive) => {
  beforeAll(async () => {
    down = false;
    await database.db.deleteFrom('users').execute();
    await database.db.deleteFrom('phone_codes').execute();
    site = accountSite({ ...database, db, exclusive }, {}, app);
    await site.register('afi@example.com');
  });

  it('is read once after it is published, for all requests', async () => {
    const name = `Fête ${exclusive}`;
    await get('/api/site-props');
    reads = 0;
    await publish(name);
    const readsBy: Record<string, number> = {};
    for (const [request, send] of requests) {
      await send();
      await site.background.idle();
      readsBy[request] = reads;
    }
    expect(readsBy).toEqual(Object.fromEntries(requests.map(([request]) => [request, 1])));
    expect(await (await get('/api/site-props')).json()).toMatchObject({ name });
  });

  it('is used while the database is unavailable; responses are marked as stale', async () => {
    down = true;
    for (const path of ['/api/site-props', '/sitemap.xml']) {
      const response = await get(path);
      const wanted = exclusive ? null : 'kermesse; hit; detail="stale"';
      expect([response.status, response.headers.get('cache-status')], path).toEqual([200, wanted]);
    }
  });
});
