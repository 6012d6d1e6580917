import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeContract } from '@kermesse/api/contract-tests';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { exportBundle, readContentVersion } from '../src/features/content/store.ts';
import { importDocument } from '../src/features/content/import.ts';
import { eraseBin, listBin, removePage, restorePage } from '../src/features/editor/bin.ts';
import { contractSite, contractTarget, describeGeneratedRequests } from '../src/testing/contract-target.ts';
import { productionVariables } from '../src/testing/production.ts';
import { testSite } from '../src/testing/site.ts';
import { emptyFolder } from './support/folders.ts';
import { createDatabase, openWithLongTimeouts, startPostgres } from './support/postgres.ts';
import { content, kill, run, startServer } from './support/processes.ts';

const DATABASE_URL = await createDatabase();
const database = await openWithLongTimeouts(DATABASE_URL);
const site = contractSite(database);
afterAll(() => database.close());

describeContract('the server on Postgres', () => contractTarget(site));

describeGeneratedRequests(() => site);

describe('on a shared database', () => {
  it('writers in several processes wait for each other', async () => {
    const before = await readContentVersion(database.db);
    const put = (index: number) =>
      importDocument(database.db, { slug: 'home', title: `t${index}`, sections: [] }, { force: false });
    await Promise.all(Array.from({ length: 20 }, (_, index) => put(index)));
    expect(await readContentVersion(database.db)).toBe(before + 20);
  });

  it('either emptying the bin or restoring a page from it succeeds when both are requested at once', async () => {
    const other = await openWithLongTimeouts(DATABASE_URL);
    await eraseBin(database.db, 0);
    for (let round = 0; round < 40; round += 1) {
      const slug = `binned-${round}`;
      await importDocument(database.db, { slug, title: slug, sections: [] }, { force: false });
      const { result: removed } = await removePage(database.db, slug, 1);
      const id = typeof removed === 'string' ? removed : removed.id;
      // Half of the rounds request the restoration first.
      const early = round % 2 === 0 ? restorePage(other.db, id) : undefined;
      const erasing = eraseBin(database.db, 0);
      const [{ erased }, { result: restored }] = await Promise.all([erasing, early ?? restorePage(other.db, id)]);
      expect([erased, restored]).toEqual(restored === 'missing' ? [1, 'missing'] : [0, { slug, version: 1 }]);
      const versions = database.db.selectFrom('configuration_versions').select('version').where('slug', '=', slug);
      const { pages } = await exportBundle(database.db);
      expect(pages.filter((page) => (page as { slug: string }).slug === slug)).toHaveLength(1 - erased);
      expect(await versions.execute()).toHaveLength(1 - erased);
      expect((await listBin(database.db)).filter((item) => item.slug === slug)).toEqual([]);
    }
    await other.close();
  });

  it('unusual characters and key orders are stored unchanged', async () => {
    const page = {
      slug: 'odd',
      title: 'Odd',
      sections: [],
      nul: '\u0000',
      half: '\ud800',
      zeta: 1,
      alpha: { '9': 1, a: [] },
    };
    await importDocument(database.db, page, { force: false });
    const { pages } = await exportBundle(database.db);
    expect(pages).toContainEqual(page);
  });

  it('several servers start at once, and all serve an import at once', async () => {
    const env = { DATABASE_URL };
    const servers = await Promise.all([startServer(emptyFolder(), env), startServer(emptyFolder(), env)]);
    try {
      const folder = emptyFolder();
      const file = join(folder, 'page.json');
      /**
       * The title on one server. While the database is slow, a response is marked stale or has the status 503. Then the
       * page is requested again.
       */
      const titleAt = async (url: string): Promise<string | undefined> => {
        const response = await fetch(`${url}/shared`);
        const page = await response.text();
        const isStale = response.headers.get('cache-status')?.includes('stale') ?? false;
        return isStale || response.status === 503 ? titleAt(url) : /<title>(.*?)<\/title>/.exec(page)?.[1];
      };
      const titles = () => Promise.all(servers.map(({ url }) => titleAt(url)));
      const page = (title: string) => ({ slug: 'shared', title, sections: [] });
      await importDocument(database.db, page('Premier'), { force: false });
      for (const shown of await titles()) expect(shown).toContain('Premier');
      writeFileSync(file, JSON.stringify(page('Second')));
      expect(await content(folder, ['import', file], env)).toMatchObject({ code: 0 });
      for (const shown of await titles()) expect(shown).toContain('Second');
    } finally {
      await Promise.all(servers.map(kill));
    }
  });

  it('a command runs the migrations, and a server fails to start after a breaking migration of a newer release', async () => {
    const env = { DATABASE_URL: await createDatabase() };
    const migrate = async () => {
      const command = run('src/commands/migrate.ts', { env });
      return { code: await command.ended, output: command.output() };
    };
    expect(await migrate()).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^\d+ migrations done: .*001_content/m) as string,
    });
    expect(await migrate()).toMatchObject({
      code: 0,
      output: expect.stringContaining('The tables are up to date.') as string,
    });
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    await client.query(
      `insert into kysely_migration (name, timestamp) values ('zz_later', '2027'), ('zz_drop_users_breaking', '2027')`,
    );
    await client.end();
    const server = run('src/main.ts', {
      env: { ...env, ...productionVariables(), DATA_DIR: emptyFolder(), PORT: '0' },
    });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/changed by a newer release \(zz_drop_users_breaking\)/);
    expect(server.output()).not.toMatch(/\.ts:\d/);
  });

  it('the server reports an unreachable database', async () => {
    const other = await startPostgres();
    const gone = await openWithLongTimeouts(other.url);
    const around = testSite(gone);
    await other.stop();
    const response = await around.site.request('/api/site-props', { headers: { 'x-api-key': around.apiKey } });
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({ errorCode: 'server/unavailable' }),
    ]);
    await gone.close();
  });
});
