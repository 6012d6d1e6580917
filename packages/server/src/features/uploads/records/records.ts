import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ThumbnailSize } from '../formats/pictures.ts';
import type { FileContent, FileStore } from '../../../platform/files/store.ts';

/** Where files and their records are. */
export interface FilePlaces {
  db: Database;
  files: FileStore;
}

/** A file to be kept: its record, and the contents of it and of what belongs to it, by their paths; `bytes` is its own size. */
export interface NewFile {
  path: string;
  folder: 'documents' | 'avatars';
  mediaType: string;
  bytes: number;
  files: ReadonlyMap<string, FileContent>;
}

/** The path of a thumbnail. */
export function thumbnailPath(size: ThumbnailSize, name: string): string {
  return `thumbnails/${size}/${name}`;
}

/** Every path of the store that belongs to a record. */
export function pathsOf(path: string): string[] {
  if (!path.startsWith('avatars/')) return [path];
  const name = path.slice('avatars/'.length);
  return [path, ...(['small', 'medium', 'large'] as const).map((size) => thumbnailPath(size, name))];
}

/**
 * Keeps a file of somebody: bytes first, then its record, so that no record is without its bytes. What a crash leaves
 * between the two is swept.
 */
export async function storeFile(
  { db, files, signedIn }: FilePlaces & { signedIn: { userId: string } },
  { path, folder, mediaType, bytes, files: contents }: NewFile,
): Promise<void> {
  const put: string[] = [];
  try {
    for (const [each, content] of contents) {
      put.push(each);
      await files.put(each, content);
    }
    await db
      .insertInto('files')
      .values({ path, folder, owner_id: signedIn.userId, media_type: mediaType, bytes })
      .execute();
  } catch (error) {
    await Promise.allSettled(put.map((each) => files.remove(each)));
    throw error;
  }
}

async function removeRecord(db: Database, path: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('files').where('path', '=', path).where(unclaimed).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes a file away that nobody has claimed, record first. */
export async function removeFile({ db, files }: FilePlaces, path: string): Promise<void> {
  if (await removeRecord(db, path)) for (const each of pathsOf(path)) await files.remove(each);
}

/** Sets a file aside that nobody has claimed, record first. */
export async function setFileAside({ db, files }: FilePlaces, path: string): Promise<void> {
  if (await removeRecord(db, path)) for (const each of pathsOf(path)) await files.setAside(each);
}

/** Removes the files of people who were erased, for good. */
export async function removeErased({ db, files }: FilePlaces): Promise<void> {
  const rows = await db.selectFrom('erased_files').select('path').execute();
  for (const { path } of rows) {
    await files.remove(path);
    await db.deleteFrom('erased_files').where('path', '=', path).execute();
  }
}

/** Holds of files that are neither a document nor anybody's avatar. */
export const unclaimed = sql<boolean>`not exists (select 1 from documents where documents.path = files.path)
  and not exists (select 1 from users where users.id = files.owner_id and users.avatar = files.path)`;
