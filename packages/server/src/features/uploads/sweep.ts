import { pagePicturePaths } from './pictures/page-pictures.ts';
import type { Database } from '../../platform/database/database.ts';
import { isDraft } from '../../platform/files/store.ts';
import { pathsOf, removeErased, removeUnclaimed, unclaimedFor, type FilePlaces } from './records/records.ts';

/** The minimum age at which a sweep removes files. */
export interface SweepAges {
  /** For a file that is neither a document nor an avatar, in seconds. */
  unclaimed: number;
  /** For a file without a record, in seconds: its upload may be in progress. */
  unrecorded: number;
  /** For files that were set aside, in days. At most `DELETION_DAYS`, so that none is older than an erased account. */
  aside: number;
}

const defaultAges: SweepAges = { unclaimed: 86_400, unrecorded: 3600, aside: 30 };

/** The number of days that files set aside can be restored, on a site that erases accounts after so many days. */
export const daysAside = (deletionDays: number): number => Math.min(defaultAges.aside, deletionDays);

/** The result of a sweep. */
export interface SweepResult {
  /** The number of unclaimed files that were deleted or set aside. */
  unclaimed: number;
  /** The number of files without a record that were set aside or, if drafts, removed. */
  unrecorded: number;
  /** The number of restored files: they were set aside and have a record again. */
  restored: number;
}

/** Returns all paths of the store that the database has a record of. */
async function recordedPaths(db: Database): Promise<ReadonlySet<string>> {
  const records = await db.selectFrom('files').select('path').execute();
  const pictures = await db.selectFrom('page_pictures').select('name').execute();
  return new Set([
    ...records.flatMap(({ path }) => pathsOf(path)),
    ...pictures.flatMap(({ name }) => pagePicturePaths(name)),
  ]);
}

/**
 * Returns whether a file store belongs to the database. The database claims a store without an owner if the store is
 * empty or contains a file with a record. Otherwise the store may belong to another site, or the database may be new,
 * so nothing may be deleted.
 */
export async function ownsStore({ db, files }: FilePlaces): Promise<boolean> {
  const { id } = await db.selectFrom('database_identity').select('id').executeTakeFirstOrThrow();
  const owner = await files.owner();
  if (owner !== null) return owner === id;
  const recorded = await recordedPaths(db);
  let empty = true;
  let isOwner = false;
  for await (const { path } of files.list()) {
    empty &&= isDraft(path);
    isOwner ||= recorded.has(path);
    if (isOwner) break;
  }
  if (empty || isOwner) await files.setOwner(id);
  return empty || isOwner;
}

/**
 * Deletes uploaded files that were not used within a day. Sets aside files that were used and have been unclaimed for a
 * day, and files without a record, which a crash can leave. For `aside` days the sweep restores them as soon as the
 * database has a record of them again, for example after a backup was restored. Deletes the files of erased accounts at
 * once.
 * @returns the numbers of files; undefined if the store belongs to another database.
 */
export async function sweepFiles(
  places: FilePlaces,
  changedAges: Partial<SweepAges> = {},
): Promise<SweepResult | undefined> {
  const { db, files } = places;
  const ages = { ...defaultAges, ...changedAges };
  // The database lists these files itself, so this is safe even if the store belongs to another database.
  await removeErased(places);
  if (!(await ownsStore(places))) return undefined;
  const old = await db.selectFrom('files').select('path').where(unclaimedFor(ages.unclaimed)).execute();
  for (const { path } of old) await removeUnclaimed(places, path, ages.unclaimed);
  // List the files before the records, so that an upload in between is not taken for a file without a record.
  const end = Date.now() - ages.unrecorded * 1000;
  const paths: string[] = [];
  for await (const { path, changedAt } of files.list()) if (changedAt.getTime() <= end) paths.push(path);
  const recorded = await recordedPaths(db);
  const lost = paths.filter((path) => !recorded.has(path));
  for (const path of lost) await (isDraft(path) ? files.remove(path) : files.setAside(path));
  const restored = await files.restore(recorded);
  await files.deleteSetAside(ages.aside);
  return { unclaimed: old.length, unrecorded: lost.length, restored };
}
