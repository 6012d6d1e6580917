import { sql, type RawBuilder } from 'kysely';
import { uploadBounds } from '../../../platform/config/upload-variables.ts';
import type { Database } from '../../../platform/database/database.ts';
import { lockKey } from '../../../platform/database/lock-key.ts';
import type { ThumbnailSize } from '../formats/pictures.ts';
import type { FileContent, FileStore } from '../../../platform/files/store.ts';
import { invalidFields, type UserCall } from '../../../platform/operations/handler.ts';

/** The file store and the database with its records. */
export interface FilePlaces {
  db: Database;
  files: FileStore;
}

/** A file to store: its record, with its size in `bytes`, and the contents of the file and its thumbnails by path. */
export interface NewFile {
  path: string;
  folder: 'documents' | 'avatars';
  mediaType: string;
  bytes: number;
  files: ReadonlyMap<string, FileContent>;
}

/** Returns the path of a thumbnail in the store. */
export function thumbnailPath(size: ThumbnailSize, name: string): string {
  return `thumbnails/${size}/${name}`;
}

/** Returns all paths of the store that belong to a record: the file and, for an avatar, its thumbnails. */
export function pathsOf(path: string): string[] {
  if (!path.startsWith('avatars/')) return [path];
  const name = path.slice('avatars/'.length);
  return [path, ...(['small', 'medium', 'large'] as const).map((size) => thumbnailPath(size, name))];
}

/**
 * Returns the bytes of a user's files, claimed or not. Does not count the first `perPerson` bytes of released files,
 * which wait for the sweep: a removed document frees its space at once. What the sweep has set aside does not count.
 */
async function storedBytes(db: Database, ownerId: string, perPerson: number): Promise<number> {
  const sum = (condition: RawBuilder<boolean>) =>
    sql<number>`coalesce(sum(bytes) filter (where ${condition}), 0)::double precision`;
  const row = await db
    .selectFrom('files')
    .select([sum(sql`not (${released})`).as('kept'), sum(released).as('released')])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return row.kept + Math.max(0, row.released - perPerson);
}

/**
 * Requires that a user may store so many more bytes.
 * @param perPerson the maximum number of stored bytes per user.
 * @throws {Refused} `form/invalid_data` at the field `file`.
 */
export async function requireSpace(db: Database, ownerId: string, bytes: number, perPerson: number): Promise<void> {
  if ((await storedBytes(db, ownerId, perPerson)) + bytes > perPerson) throw invalidFields({ file: 'file_space' });
}

/**
 * Stores a file of a user. Stores the bytes before the record, so that no record lacks its bytes. The sweep removes
 * bytes that a crash leaves without a record.
 * @throws {Refused} `form/invalid_data` if the user has no space left. Exact for simultaneous uploads on any number of
 * servers.
 */
export async function storeFile(
  { db, files, caller: { userId }, settings }: Pick<UserCall, 'db' | 'files' | 'caller' | 'settings'>,
  { path, folder, mediaType, bytes, files: contents }: NewFile,
): Promise<void> {
  const put: string[] = [];
  try {
    for (const [each, content] of contents) {
      put.push(each);
      await files.put(each, content);
    }
    await db.transaction().execute(async (trx) => {
      await lockKey(trx, `files of ${userId}`);
      await requireSpace(trx, userId, bytes, uploadBounds(settings).perPerson);
      await trx.insertInto('files').values({ path, folder, owner_id: userId, media_type: mediaType, bytes }).execute();
    });
  } catch (error) {
    await Promise.allSettled(put.map((each) => files.remove(each)));
    throw error;
  }
}

/** An SQL condition: whether a file is unclaimed and was last uploaded, used or removed so many seconds ago. */
export const unclaimedFor = (seconds: number) =>
  sql<boolean>`files.touched_at <= now() - ${seconds} * interval '1 second' and ${unclaimed}`;

/** An SQL condition: whether a file was a document or an avatar before. */
const wasUsed = sql<boolean>`files.touched_at > files.created_at`;

/** An SQL condition: whether a file was used before, and its owner is not about to be erased. */
const restorable = sql<boolean>`${wasUsed}
  and not exists (select 1 from users where users.id = files.owner_id and users.erase_at is not null)`;

/**
 * Removes a file that has been unclaimed for so many seconds, its record first. Sets it aside if it was used before,
 * but not for an account that is to be erased: nothing of it may stay longer. A file that was chosen as avatar a moment
 * ago stays.
 */
export async function removeUnclaimed({ db, files }: FilePlaces, path: string, seconds = 0): Promise<void> {
  const removed = await db
    .deleteFrom('files')
    .where('path', '=', path)
    .where(unclaimedFor(seconds))
    .returning(restorable.as('restorable'))
    .executeTakeFirst();
  if (removed === undefined) return;
  for (const each of pathsOf(path)) await (removed.restorable ? files.setAside(each) : files.remove(each));
}

/** Deletes the files of erased accounts. */
export async function removeErased({ db, files }: FilePlaces): Promise<void> {
  const rows = await db.selectFrom('erased_files').select('path').execute();
  for (const { path } of rows) {
    await files.remove(path);
    await db.deleteFrom('erased_files').where('path', '=', path).execute();
  }
}

/** An SQL condition: whether a file is neither a document nor an avatar. */
const unclaimed = sql<boolean>`not exists (select 1 from documents where documents.path = files.path)
  and not exists (select 1 from users where users.id = files.owner_id and users.avatar = files.path)`;

/** An SQL condition: whether a file was a document or an avatar and no longer is. */
const released = sql<boolean>`${wasUsed} and ${unclaimed}`;
