import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type * as DiskStore from './disk-store.ts';

const steps: string[] = [];
const parent = mkdtempSync(join(tmpdir(), 'kermesse-disk-store-'));
const folder = join(parent, 'files');
const named = (path: string) => relative(parent, path).replaceAll(/[\da-f-]{36}/g, 'ID');

/** Records folders that are flushed and files that are renamed. */
vi.mock('node:fs/promises', async (load) => {
  const actual = await load<typeof FileSystem>();
  return {
    ...actual,
    async open(path: string, flags?: string, mode?: number) {
      const handle = await actual.open(path, flags, mode);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        if (statSync(path).isDirectory()) steps.push(`flush ${named(path)}`);
        await sync();
      };
      return handle;
    },
    async rename(from: string, to: string) {
      if (named(from).startsWith('other-disk')) throw Object.assign(new Error('Another disk'), { code: 'EXDEV' });
      await actual.rename(from, to);
      steps.push(`rename ${named(from)} to ${named(to)}`);
    },
  };
});

// Another test file of this worker may have loaded the modules without the mock. The query makes them load again.
vi.mock('./replace-file.ts', () => {
  const mocked = './replace-file.ts?mocked';
  return import(mocked);
});
const mocked = './disk-store.ts?mocked';
const { createDiskStore } = (await import(mocked)) as typeof DiskStore;

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  steps.length = 0;
});
afterAll(() => rmSync(parent, { recursive: true }));

test.skipIf(process.platform === 'win32')('a stored file and its new folders survive a power failure', async () => {
  await createDiskStore(folder).put('pages/pictures/a.png', Buffer.from('a'));
  expect(steps).toEqual([
    'flush files/pages',
    'flush files',
    'rename files/pages/pictures/.ID.draft to files/pages/pictures/a.png',
    'flush files/pages/pictures',
  ]);
});

test.skipIf(process.platform === 'win32')('a received file that is kept survives a power failure', async () => {
  mkdirSync(join(folder, 'documents'));
  const received = join(parent, 'received');
  writeFileSync(received, 'b');
  await createDiskStore(folder).put('documents/b.txt', { path: received });
  expect(steps).toEqual(['rename received to files/documents/b.txt', 'flush files/documents']);
});

test('a received file on another disk is copied as a whole, and a failed copy leaves nothing', async () => {
  mkdirSync(join(folder, 'documents'));
  const store = createDiskStore(folder);
  const received = join(parent, 'other-disk');
  writeFileSync(received, 'c'.repeat(200_000));
  await store.put('documents/c.txt', { path: received });
  expect((await store.get('documents/c.txt'))?.byteLength).toBe(200_000);
  rmSync(received);
  await expect(store.put('documents/d.txt', { path: received })).rejects.toThrow('ENOENT');
  expect(readdirSync(join(folder, 'documents'))).toEqual(['c.txt']);
});
