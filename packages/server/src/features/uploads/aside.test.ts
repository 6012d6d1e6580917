import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { memoryDatabase, testDatabase } from '../../testing/memory-database.ts';
import { pathOf, pdf, uploadSite, type LoggedInClient, type UploadSite } from '../../testing/upload-site.ts';
import { createDiskStore } from '../../platform/files/disk-store.ts';
import { removeUnclaimed, type FilePlaces } from './records/records.ts';
import { daysAside, ownsStore, sweepFiles } from './sweep.ts';

let site: UploadSite;
let kossi: LoggedInClient;

const database = await testDatabase();
beforeEach(async () => {
  site = uploadSite(database);
  kossi = await site.newcomer();
  return () => site.remove();
});

/** Runs a sweep that ignores the age of files. */
const sweep = (places: FilePlaces = site.places) => sweepFiles(places, { unclaimed: 0, unrecorded: 0 });

const createDocument = (path: string) => kossi.send('POST', '/documents', { path, name: 'licence.pdf' });

/** Uploads a file and returns its path. */
const uploadFile = async () => pathOf(await kossi.upload('documents', pdf()));

/** Uploads a file and creates a document with it. Returns the file's path. */
async function uploadDocument(): Promise<string> {
  const path = await uploadFile();
  await createDocument(path);
  return path;
}

const deleteDocument = (path: string) => database.db.deleteFrom('documents').where('path', '=', path).execute();

test('a file that was chosen since the sweep listed it stays', async () => {
  const path = await uploadDocument();
  await deleteDocument(path);
  await removeUnclaimed(site.places, path, 60);
  expect(await site.places.files.has(path)).toBe(true);
  await removeUnclaimed(site.places, path);
  expect(await site.places.files.has(path)).toBe(false);
});

test('a sweep restores a file that it set aside when the file’s record exists again', async () => {
  const path = await uploadDocument();
  expect(await sweep()).toEqual({ unclaimed: 0, unrecorded: 0, restored: 0 });
  // Simulate the restoration of an older backup without a record of the file, then of a newer one that has it.
  const record = await database.db.selectFrom('files').selectAll().where('path', '=', path).executeTakeFirstOrThrow();
  await deleteDocument(path);
  await database.db.deleteFrom('files').where('path', '=', path).execute();
  expect(await sweep()).toMatchObject({ unrecorded: 1 });
  expect([await site.places.files.get(path), site.filesOnDisk()]).toEqual([null, []]);
  await database.db.insertInto('files').values(record).execute();
  await createDocument(path);
  expect(await sweep()).toEqual({ unclaimed: 0, unrecorded: 0, restored: 1 });
  expect(new TextDecoder().decode((await site.places.files.get(path)) ?? undefined)).toBe(await pdf().text());
});

test('a sweep with an empty database changes no file of another database', async () => {
  const path = await uploadDocument();
  await sweep();
  const empty = await memoryDatabase();
  const places = { db: empty.db, files: site.places.files };
  expect(await ownsStore(places)).toBe(false);
  expect(await sweep(places)).toBeUndefined();
  expect(site.filesOnDisk()).toEqual([`files/${path}`]);
  await empty.close();
  expect(await ownsStore(site.places)).toBe(true);
});

test('a store without an owner can only be claimed by a database that has records of its files', async () => {
  await uploadDocument();
  const empty = await memoryDatabase();
  expect(await ownsStore({ db: empty.db, files: site.places.files })).toBe(false);
  expect(await site.places.files.owner()).toBeNull();
  await empty.close();
  expect(await ownsStore(site.places)).toBe(true);
  expect(await site.places.files.owner()).toMatch(/^[\da-f-]{36}$/);
});

test('an empty store belongs to the first database that uses it', async () => {
  expect(await ownsStore(site.places)).toBe(true);
});

test('a file that was set aside cannot be read, and is deleted after thirty days', async () => {
  const path = await uploadDocument();
  await deleteDocument(path);
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

test('a file that a user removed before the account’s erasure is not set aside', async () => {
  const path = await uploadDocument();
  await deleteDocument(path);
  await database.db
    .updateTable('users')
    .set({ erase_at: sql`now() + interval '7 days'` })
    .where('id', '=', kossi.id)
    .execute();
  expect(await sweep()).toMatchObject({ unclaimed: 1 });
  expect(await site.places.files.has(path)).toBe(false);
  expect(readdirSync(join(site.folder, 'files'))).not.toContain('.set-aside');
});

test('a file set aside is deleted after seven days if accounts are erased after seven', async () => {
  const path = await uploadDocument();
  await deleteDocument(path);
  await sweep();
  const aside = join(site.folder, 'files', '.set-aside');
  const [today = ''] = readdirSync(aside);
  const before = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  renameSync(join(aside, today), join(aside, before));
  await sweepFiles(site.places, { aside: daysAside(7) });
  expect(readdirSync(aside)).toEqual([]);
  expect(daysAside(365)).toBe(30);
});

test('a file that was never used is deleted, so that it occupies no space beyond the limit', async () => {
  const path = await uploadFile();
  expect(await sweepFiles(site.places)).toMatchObject({ unclaimed: 0 });
  expect(await sweep()).toMatchObject({ unclaimed: 1 });
  expect(await site.places.files.get(path)).toBeNull();
  expect(readdirSync(join(site.folder, 'files'))).not.toContain('.set-aside');
});

test('a sweep ignores files that other programs left in the store', async () => {
  await uploadDocument();
  const files = join(site.folder, 'files');
  const left = ['.nfs01', 'notes.txt', 'documents/.DS_Store', 'documents/a b.pdf'];
  for (const path of left) writeFileSync(join(files, path), 'left');
  expect(await sweep()).toEqual({ unclaimed: 0, unrecorded: 0, restored: 0 });
  expect(left.filter((path) => !existsSync(join(files, path)))).toEqual([]);
});

test('the file of a removed document stays for a day after the removal, and can be added again', async () => {
  const path = await uploadDocument();
  await sql`update files set created_at = now() - interval '10 days', touched_at = now() - interval '10 days'
    where path = ${path}`.execute(database.db);
  const { id } = await database.db
    .selectFrom('documents')
    .select('id')
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  expect((await kossi.request(`/documents/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect(await sweepFiles(site.places)).toMatchObject({ unclaimed: 0 });
  expect((await createDocument(path)).status).toBe(200);
});

test('an existing file is not replaced by one that was set aside', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-aside-'));
  const store = createDiskStore(folder);
  mkdirSync(join(folder, 'documents'));
  const text = (value: string) => new TextEncoder().encode(value);
  await store.put('documents/a.txt', text('old'));
  await store.setAside('documents/a.txt');
  await store.setAside('documents/a.txt');
  await store.put('documents/a.txt', text('new'));
  expect(await store.restore(new Set(['documents/a.txt']))).toBe(0);
  expect(new TextDecoder().decode((await store.get('documents/a.txt')) ?? undefined)).toBe('new');
  rmSync(folder, { recursive: true });
});
