import { sql } from 'kysely';
import { pagePicturePaths } from './pictures/page-pictures.ts';
import type { Database } from '../../platform/database/database.ts';
import { pathsOf, removeErased, setFileAside, unclaimed, type FilePlaces } from './records/records.ts';

/** How long things may stay that belong to nothing, in seconds. */
export interface Patience {
  /** A file that somebody uploaded and did nothing with. */
  unclaimed: number;
  /** Bytes without a record: an upload may be under way. */
  unrecorded: number;
}

const patient: Patience = { unclaimed: 86_400, unrecorded: 3600 };

/** What a sweep did. */
export interface Swept {
  /** Files that nobody claimed. */
  unclaimed: number;
  /** Bytes without a record. */
  unrecorded: number;
  /** Files that were set aside and have a record again. */
  broughtBack: number;
}

/** How long what is swept can come back, in days. */
const daysAside = 30;

const isDraft = (path: string) => path.endsWith('.draft');

/** Every path of the store that something in the database belongs to. */
async function recordedPaths(db: Database): Promise<ReadonlySet<string>> {
  const records = await db.selectFrom('files').select('path').execute();
  const pictures = await db.selectFrom('page_pictures').select('name').execute();
  return new Set([
    ...records.flatMap(({ path }) => pathsOf(path)),
    ...pictures.flatMap(({ name }) => pagePicturePaths(name)),
  ]);
}

/**
 * Whether the files of a store belong to the database. A store without an owner is taken when it is empty or has a file
 * of the database; otherwise it may be another site's, or the database may be empty, and nothing in it is deleted.
 */
export async function ownsStore({ db, files }: FilePlaces): Promise<boolean> {
  const { id } = await db.selectFrom('database_identity').select('id').executeTakeFirstOrThrow();
  const owner = await files.owner();
  if (owner !== null) return owner === id;
  const recorded = await recordedPaths(db);
  let empty = true;
  let known = false;
  for await (const { path } of files.list()) {
    empty &&= isDraft(path);
    known ||= recorded.has(path);
    if (known) break;
  }
  if (empty || known) await files.setOwner(id);
  return empty || known;
}

/**
 * Sets files aside that nobody claimed within a day, and bytes that belong to no record, left by a crash between the
 * two: for thirty days they can come back, which they do by themselves when the database has a record of them again, as
 * after a backup was restored. Only the files of people who were erased are removed at once.
 * @returns what was done; undefined when the files belong to another database.
 */
export async function sweepFiles(places: FilePlaces, patience: Patience = patient): Promise<Swept | undefined> {
  const { db, files } = places;
  // These are named by the database itself, whatever else is in the store.
  await removeErased(places);
  if (!(await ownsStore(places))) return undefined;
  const old = await db
    .selectFrom('files')
    .select('path')
    .where('touched_at', '<=', sql<Date>`now() - ${patience.unclaimed} * interval '1 second'`)
    .where(unclaimed)
    .execute();
  for (const { path } of old) await setFileAside(places, path);
  // The list of bytes comes before that of records, so that an upload between the two is never mistaken.
  const end = Date.now() - patience.unrecorded * 1000;
  const found: string[] = [];
  for await (const { path, changedAt } of files.list()) if (changedAt.getTime() <= end) found.push(path);
  const recorded = await recordedPaths(db);
  const lost = found.filter((path) => !recorded.has(path));
  for (const path of lost) await (isDraft(path) ? files.remove(path) : files.setAside(path));
  const broughtBack = await files.bringBack(recorded);
  await files.emptyAside(daysAside);
  return { unclaimed: old.length, unrecorded: lost.length, broughtBack };
}
