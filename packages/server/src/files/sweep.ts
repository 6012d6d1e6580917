import { sql } from 'kysely';
import { pagePicturePaths } from './page-pictures.ts';
import { pathsOf, removeFile, unclaimed, type FilePlaces } from './records.ts';

/** How long things may stay that belong to nothing, in seconds. */
export interface Patience {
  /** A file that somebody uploaded and did nothing with. */
  unclaimed: number;
  /** Bytes without a record: an upload may be under way. */
  unrecorded: number;
}

const patient: Patience = { unclaimed: 86_400, unrecorded: 3600 };

/** What a sweep took away. */
export interface Swept {
  /** Files that nobody claimed. */
  unclaimed: number;
  /** Bytes without a record. */
  unrecorded: number;
}

/**
 * Takes away files that nobody claimed within a day, and bytes that belong to no record: left by a crash between the
 * two, or by a person who is gone.
 */
export async function sweepFiles(places: FilePlaces, patience: Patience = patient): Promise<Swept> {
  const { db, files } = places;
  const old = await db
    .selectFrom('files')
    .select('path')
    .where('touched_at', '<=', sql<Date>`now() - ${patience.unclaimed} * interval '1 second'`)
    .where(unclaimed)
    .execute();
  for (const { path } of old) await removeFile(places, path);
  // The list of bytes comes before that of records, so that an upload between the two is never mistaken.
  const end = Date.now() - patience.unrecorded * 1000;
  const found: string[] = [];
  for await (const { path, changedAt } of files.list()) if (changedAt.getTime() <= end) found.push(path);
  const records = await db.selectFrom('files').select('path').execute();
  const pictures = await db.selectFrom('page_pictures').select('name').execute();
  const known = new Set([...records.flatMap(({ path }) => pathsOf(path)), ...pictures.flatMap(({ name }) => pagePicturePaths(name))]);
  const lost = found.filter((path) => !known.has(path));
  for (const path of lost) await files.remove(path);
  return { unclaimed: old.length, unrecorded: lost.length };
}
