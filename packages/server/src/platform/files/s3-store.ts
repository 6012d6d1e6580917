import { openAsBlob } from 'node:fs';
import type { S3Location } from '../config/file-variables.ts';
import { createS3Client } from './s3-client.ts';
import { setAsideDate, isStorePath, type FileStore } from './store.ts';

/** The object with the identity of the database that owns the store. */
const ownerName = '.database';
/** The prefix of objects that are set aside; a day follows. */
const asideName = '.set-aside/';

/**
 * Creates a store in a bucket of an S3-compatible server. Any number of servers can share it. Objects are written
 * atomically, so there are no drafts. A move is a copy followed by a removal: a crash in between leaves both objects,
 * and repeating the move completes it.
 */
export function createS3Store(place: S3Location): FileStore {
  const s3 = createS3Client(place);
  const nameOf = (path: string): string => {
    if (!isStorePath(path)) throw new Error('The path in the file store is invalid');
    return path;
  };

  async function move(from: string, to: string): Promise<boolean> {
    const moved = await s3.copy(from, to);
    if (moved) await s3.remove(from);
    return moved;
  }

  return {
    location: `s3://${place.bucket}/${place.prefix}`,
    put: async (path, content) =>
      s3.put(
        nameOf(path),
        content instanceof Uint8Array ? new Blob([new Uint8Array(content)]) : await openAsBlob(content.path),
      ),
    get: async (path) => (isStorePath(path) ? s3.get(path) : null),
    stream: async (path) => (isStorePath(path) ? s3.stream(path) : null),
    has: async (path) => isStorePath(path) && s3.has(path),
    remove: async (path) => s3.remove(nameOf(path)),
    async *list() {
      // Skip names that begin with a dot: they are internal to the store.
      for await (const { name, changedAt } of s3.list('')) if (!name.startsWith('.')) yield { path: name, changedAt };
    },
    async setAside(path) {
      await move(nameOf(path), `${asideName}${setAsideDate(0)}/${path}`);
    },
    async restore(wanted) {
      let count = 0;
      for await (const { name } of s3.list(asideName)) {
        const path = name.slice(asideName.length + setAsideDate(0).length + 1);
        if (wanted.has(path) && !(await s3.has(path)) && (await move(name, path))) count += 1;
      }
      return count;
    },
    async deleteSetAside(days) {
      const last = setAsideDate(days);
      for await (const { name } of s3.list(asideName))
        if (name.slice(asideName.length, asideName.length + last.length) <= last) await s3.remove(name);
    },
    async owner() {
      const bytes = await s3.get(ownerName);
      return bytes === null ? null : new TextDecoder().decode(bytes).trim() || null;
    },
    setOwner: (identity) => s3.put(ownerName, new Blob([`${identity}\n`])),
  };
}
