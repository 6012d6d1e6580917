import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { uploadSite, type Caller, type UploadSite } from '../../testing/upload-site.ts';
import { createDiskStore } from '../../platform/files/disk-store.ts';
import type { FilePlaces } from './records/records.ts';
import { ownsStore, sweepFiles } from './sweep.ts';

let database: OpenDatabase;
let site: UploadSite;
let kossi: Caller;

beforeAll(async () => {
  database = await memoryDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  site = uploadSite(database);
  kossi = await site.newcomer();
  return () => site.remove();
});

/** Sweeps everything that could be swept, however new. */
const sweep = (places: FilePlaces = site.places) => sweepFiles(places, { unclaimed: 0, unrecorded: 0 });

const makeDocument = (path: string) =>
  kossi.ask('/documents', {
    method: 'POST',
    body: JSON.stringify({ path, name: 'licence.pdf' }),
    headers: { 'content-type': 'application/json' },
  });

/** A document that belongs to somebody; gives its path. */
async function keepDocument(): Promise<string> {
  const answer = await kossi.upload('documents', new File(['%PDF-1.7\n%%EOF\n'], 'licence.pdf'));
  const { path } = (answer.body as { data: { path: string } }).data;
  await makeDocument(path);
  return path;
}

const forget = (path: string) => database.db.deleteFrom('documents').where('path', '=', path).execute();

test('a database that was restored from before an upload loses no file: it comes back with its record', async () => {
  const path = await keepDocument();
  expect(await sweep()).toEqual({ unclaimed: 0, unrecorded: 0, broughtBack: 0 });
  // The older backup knows nothing of the file; the newer one, restored after it, does.
  const record = await database.db.selectFrom('files').selectAll().where('path', '=', path).executeTakeFirstOrThrow();
  await forget(path);
  await database.db.deleteFrom('files').where('path', '=', path).execute();
  expect(await sweep()).toMatchObject({ unrecorded: 1 });
  expect([await site.places.files.get(path), site.filesOnDisk()]).toEqual([null, []]);
  await database.db.insertInto('files').values(record).execute();
  await makeDocument(path);
  expect(await sweep()).toEqual({ unclaimed: 0, unrecorded: 0, broughtBack: 1 });
  expect(new TextDecoder().decode((await site.places.files.get(path)) ?? undefined)).toBe('%PDF-1.7\n%%EOF\n');
});

test('an empty database touches no file of another one, and says so', async () => {
  const path = await keepDocument();
  await sweep();
  const empty = await memoryDatabase();
  const places = { db: empty.db, files: site.places.files };
  expect(await ownsStore(places)).toBe(false);
  expect(await sweep(places)).toBeUndefined();
  expect(site.filesOnDisk()).toEqual([`files/${path}`]);
  await empty.close();
  expect(await ownsStore(site.places)).toBe(true);
}, 60_000);

test('a store from before there was an owner is taken by the database whose files it has, and by no other', async () => {
  await keepDocument();
  const empty = await memoryDatabase();
  expect(await ownsStore({ db: empty.db, files: site.places.files })).toBe(false);
  expect(await site.places.files.owner()).toBeNull();
  await empty.close();
  expect(await ownsStore(site.places)).toBe(true);
  expect(await site.places.files.owner()).toMatch(/^[\da-f-]{36}$/);
}, 60_000);

test('an empty store belongs to the first database that uses it', async () => {
  expect(await ownsStore(site.places)).toBe(true);
});

test('what is set aside is nowhere to be had, and removed for good after thirty days', async () => {
  const path = await keepDocument();
  await forget(path);
  expect(await sweep()).toMatchObject({ unclaimed: 1 });
  const aside = join(site.folder, 'files', '.set-aside');
  const [today = ''] = readdirSync(aside);
  expect(readdirSync(join(aside, today, 'documents'))).toHaveLength(1);
  for (const tried of [`.set-aside/${today}/${path}`, '.database', `../files/${path}`])
    expect(await site.places.files.get(tried)).toBeNull();
  await sweep();
  expect(readdirSync(aside)).toEqual([today]);
  const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  renameSync(join(aside, today), join(aside, before(29)));
  await sweep();
  expect(readdirSync(aside)).toEqual([before(29)]);
  renameSync(join(aside, before(29)), join(aside, before(30)));
  await sweep();
  expect(readdirSync(aside)).toEqual([]);
});

test('files of people who were erased are removed for good, also when the process was killed before', async () => {
  const path = await keepDocument();
  await forget(path);
  await sql`insert into erased_files (path) values (${path})`.execute(database.db);
  await database.db.deleteFrom('files').where('path', '=', path).execute();
  await sweep();
  expect(readdirSync(join(site.folder, 'files'))).not.toContain('.set-aside');
  expect(site.filesOnDisk()).toEqual([]);
  expect(await database.db.selectFrom('erased_files').selectAll().execute()).toEqual([]);
});

test('a file that is there is not replaced by one that was set aside', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-aside-'));
  const store = createDiskStore(folder);
  mkdirSync(join(folder, 'documents'));
  const text = (value: string) => new TextEncoder().encode(value);
  await store.put('documents/a.txt', text('old'));
  await store.setAside('documents/a.txt');
  await store.setAside('documents/a.txt');
  await store.put('documents/a.txt', text('new'));
  expect(await store.bringBack(new Set(['documents/a.txt']))).toBe(0);
  expect(new TextDecoder().decode((await store.get('documents/a.txt')) ?? undefined)).toBe('new');
  rmSync(folder, { recursive: true });
});
