import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readEnvironment } from '../../platform/config/environment.ts';
import { createAssetStore, createFileStore } from '../../platform/files/create-store.ts';
import { startServer } from '../../server.ts';
import { createDataFolder, testDatabase } from '../../testing/memory-database.ts';
import { startS3Server } from '../../testing/stubs/s3-server.ts';
import { testSite } from '../../testing/site.ts';
import { stubApp } from '../../testing/stubs/stub-app.ts';
import { createReleaseAssets, type ReleaseAssets } from './release-assets.ts';

const oneDay = 86_400_000;
const database = await testDatabase();
let folder: string;
const made: string[] = [];

afterAll(() => {
  for (const each of made) rmSync(each, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kermesse-releases-'));
  made.push(folder);
});

/** Creates a build with the given files besides those of the stub. */
function buildOf(files: Record<string, string>) {
  const app = stubApp();
  made.push(app.clientFolder);
  for (const [address, text] of Object.entries(files)) {
    mkdirSync(join(app.clientFolder, address, '..'), { recursive: true });
    writeFileSync(join(app.clientFolder, address), text);
  }
  return app;
}

const reported: unknown[] = [];
/** Creates a release as a server runs it. `releaseAssets.store` stores its assets, as a server does at its start. */
function releaseOf(files: Record<string, string>, variables: Record<string, string> = {}) {
  const app = buildOf(files);
  const { environment, faults } = readEnvironment({ DATA_DIR: folder, ...variables });
  if (environment === null) throw new Error(JSON.stringify(faults));
  const releaseAssets = createReleaseAssets(createAssetStore(environment), [app.clientFolder], (error) =>
    reported.push(error),
  );
  const { site } = testSite(database, { DATA_DIR: folder, ...variables }, app, { releaseAssets });
  return {
    releaseAssets,
    environment,
    clientFolder: app.clientFolder,
    get: async (address: string, init?: RequestInit) => site.request(address, init),
  };
}

const isServed = async ({ releaseAssets }: { releaseAssets: ReleaseAssets }, address: string) =>
  (await releaseAssets.find(address)) !== undefined;

const lazyOfA = { '/assets/Dialog-AAAAAAAA.js': 'export const dialog = "A";' };
const lazyOfB = {
  '/assets/Dialog-BBBBBBBB.js': 'export const dialog = "B";',
  '/assets/composer/tool-BBBBBBBB.js': 'tool',
};

it('reads each of several older releases once for alternating requests', async () => {
  await releaseOf(lazyOfA).releaseAssets.store();
  const more = { ...lazyOfB, '/assets/Menu-BBBBBBBB.js': 'export const menu = "B";' };
  await releaseOf(more).releaseAssets.store();
  const { environment, clientFolder } = releaseOf({});
  const store = createAssetStore(environment);
  const get = vi.spyOn(store, 'get');
  const assets = createReleaseAssets(store, [clientFolder], (error) => reported.push(error));
  for (const address of [...Object.keys(lazyOfA), ...Object.keys(more), ...Object.keys(lazyOfA)])
    expect(await assets.find(address)).toBeDefined();
  expect(get).toHaveBeenCalledTimes(2);
});

it('a tab of the previous release can load a part that it had not loaded yet', async () => {
  await releaseOf(lazyOfA).releaseAssets.store();
  const next = releaseOf(lazyOfB);
  await next.releaseAssets.store();
  const response = await next.get('/assets/Dialog-AAAAAAAA.js');
  expect([response.status, await response.text()]).toEqual([200, 'export const dialog = "A";']);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await next.get('/assets/Dialog-AAAAAAAA.js', { method: 'HEAD' })).status).toBe(200);
  expect(await (await next.get('/assets/Dialog-BBBBBBBB.js')).text()).toBe('export const dialog = "B";');
  expect((await next.get('/assets/Dialog-CCCCCCCC.js')).status).toBe(404);
});

it('finds an asset in another release after the first release with it was removed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const shared = { '/assets/Shared-SSSSSSSS.js': 'shared' };
  const packs = join(folder, 'assets', 'releases');
  await releaseOf({ ...lazyOfA, ...shared }).releaseAssets.store();
  const [removed = ''] = readdirSync(packs);
  const reader = releaseOf({});
  expect(await isServed(reader, '/assets/Shared-SSSSSSSS.js')).toBe(true);
  await releaseOf({ ...lazyOfB, ...shared }).releaseAssets.store();
  for (const name of ['C', 'D']) await releaseOf({ [`/assets/${name}-AAAAAAAA.js`]: name }).releaseAssets.store();
  vi.advanceTimersByTime(60_000);
  // The clock of the machine is set back.
  vi.setSystemTime(Date.now() - 3_600_000);
  // The reader also knows the other packs before the first one is removed, and keeps only them in memory.
  expect(await isServed(reader, '/assets/Dialog-BBBBBBBB.js')).toBe(true);
  rmSync(join(packs, removed));
  expect(await isServed(reader, '/assets/Shared-SSSSSSSS.js')).toBe(true);
  expect(await isServed(reader, '/assets/Dialog-AAAAAAAA.js')).toBe(false);
});

it('a server still serves its own assets after a new build has replaced them on the disk', async () => {
  const release = releaseOf(lazyOfA);
  await release.releaseAssets.store();
  rmSync(join(release.clientFolder, 'assets', 'Dialog-AAAAAAAA.js'));
  const response = await release.get('/assets/Dialog-AAAAAAAA.js');
  expect([response.status, await response.text()]).toEqual([200, 'export const dialog = "A";']);
});

it('two releases that run side by side serve the assets of each other, from a folder and from a bucket', async () => {
  const s3 = await startS3Server();
  for (const variables of [{}, s3.variables]) {
    const [one, other] = [releaseOf(lazyOfA, variables), releaseOf(lazyOfB, variables)];
    await one.releaseAssets.store();
    await other.releaseAssets.store();
    expect(await (await one.get('/assets/composer/tool-BBBBBBBB.js')).text()).toBe('tool');
    expect(await (await other.get('/assets/Dialog-AAAAAAAA.js')).text()).toContain('"A"');
    // Release assets are not uploads, so the sweep of uploads must not see them.
    for await (const { path } of createFileStore(one.environment).list()) expect(path).toBe('nothing is uploaded');
  }
  await s3.stop();
});

it('a server stores its assets in a bucket before it accepts requests', async () => {
  const s3 = await startS3Server();
  const { environment, clientFolder } = releaseOf(lazyOfA, { PORT: '0', DEMO: '0', ...s3.variables });
  const build = join(folder, 'build');
  cpSync(clientFolder, join(build, 'client'), { recursive: true });
  mkdirSync(join(build, 'server'));
  writeFileSync(join(build, 'server', 'entry.server.js'), 'export const assetsFromManifest = () => ({});');
  await createDataFolder(environment.DATA_DIR);
  const server = await startServer(environment, undefined, build);
  const stored: string[] = [];
  for await (const { path } of createAssetStore(environment).list()) stored.push(path);
  expect(stored).toHaveLength(1);
  await server.close();
  await s3.stop();
});

it('serves only hashed files of builds, however the address is written', async () => {
  const release = releaseOf(lazyOfA);
  await release.releaseAssets.store();
  const next = releaseOf({});
  await next.releaseAssets.store();
  const [pack = ''] = readdirSync(join(folder, 'assets', 'releases'));
  const tried = [
    '/icon.svg',
    '/.vite/manifest.json',
    '/notes.unknown',
    `/releases/${pack}`,
    `/assets/releases/${pack}`,
    '/assets/../icon.svg',
    '/assets/..%2ficon.svg',
    '/assets/.draft',
    '/assets/toString',
    '/assets/constructor.js',
    '/assets/Dialog-AAAAAAAA.js/',
    '/assets//Dialog-AAAAAAAA.js',
  ];
  for (const address of tried) expect([address, await next.releaseAssets.find(address)]).toEqual([address, undefined]);
  expect((await next.get('/assets/Dialog-AAAAAAAA.js', { method: 'POST' })).status).not.toBe(200);
});

it('skips and reports a damaged pack', async () => {
  const release = releaseOf(lazyOfA);
  await release.releaseAssets.store();
  const [pack = ''] = readdirSync(join(folder, 'assets', 'releases'));
  writeFileSync(join(folder, 'assets', 'releases', pack), '{"/assets/evil.js":[0,4]}\nevil');
  reported.length = 0;
  const next = releaseOf(lazyOfB);
  await next.releaseAssets.store();
  expect([
    await isServed(next, '/assets/evil.js'),
    await isServed(next, '/assets/Dialog-AAAAAAAA.js'),
    await isServed(next, '/assets/Dialog-BBBBBBBB.js'),
  ]).toEqual([false, false, true]);
  expect(String(reported[0])).toContain('damaged');
});

it('keeps the assets of a release for thirty days after it last ran, and of at most ten releases', async () => {
  const packs = join(folder, 'assets', 'releases');
  const age = (pack: string, days: number) => {
    const time = new Date(Date.now() - days * oneDay);
    utimesSync(join(packs, pack), time, time);
  };
  const first = releaseOf(lazyOfA);
  await first.releaseAssets.store();
  const [pack = ''] = readdirSync(packs);
  const next = releaseOf(lazyOfB);
  age(pack, 29);
  await next.releaseAssets.store();
  expect(readdirSync(packs)).toContain(pack);
  // A running release renews the date of its pack.
  await first.releaseAssets.store();
  expect(Date.now() - statSync(join(packs, pack)).mtimeMs).toBeLessThan(oneDay);
  age(pack, 31);
  await next.releaseAssets.store();
  expect(readdirSync(packs)).not.toContain(pack);
  for (let number = 0; number < 12; number += 1) {
    await releaseOf({ [`/assets/Part-${number}.js`]: String(number) }).releaseAssets.store();
    for (const each of readdirSync(packs)) age(each, 2);
  }
  await next.releaseAssets.store();
  expect(readdirSync(packs)).toHaveLength(10);
});
