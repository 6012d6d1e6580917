import { statfs } from 'node:fs/promises';
import { FolderUnusable } from './platform/database/folder-lock.ts';
import { NewerDatabase } from './platform/database/migrations.ts';
import { isUnavailable } from './platform/database/unavailable.ts';
import { FileStoreFailed } from './platform/files/s3-client.ts';
import { AppNotBuilt } from './features/pages/app-entry.ts';

/** The server cannot start; the message says why, for people. */
export class CannotStart extends Error {}

/** Failures whose message is for people as it is. */
const expected = [CannotStart, AppNotBuilt, FileStoreFailed, FolderUnusable, NewerDatabase];

/** A database that holds nothing yet takes more. */
const tooLittle = 16 * 1_048_576;

function* causes(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each;
}

const isDiskFull = (error: Error) =>
  ('code' in error && /^(ENOSPC|EDQUOT|53100)$/.test(String(error.code))) ||
  /no space left on device|disk quota exceeded/i.test(error.message);

async function hasNoRoom(folder: string): Promise<boolean> {
  // The embedded database says only that it has ended.
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize < tooLittle,
    () => false,
  );
}

/**
 * Why a start failed, in one line; undefined when it is nothing that an operator can mend, and the stack is wanted.
 * @param folder the data folder.
 */
export async function describeStartFailure(error: unknown, folder: string): Promise<string | undefined> {
  const all = [...causes(error)];
  const known = all.find((each) => expected.some((kind) => each instanceof kind));
  if (known !== undefined) return known.message;
  if (all.some(isDiskFull) || (await hasNoRoom(folder)))
    return `The disk is full (data folder ${folder}, or the database's own disk). Make room, then start again: nothing that was saved before is lost.`;
  const { default: pg } = await import('pg');
  const refused = all.find((each) => isUnavailable(each) || each instanceof pg.DatabaseError);
  if (refused === undefined) return undefined;
  const code = 'code' in refused && typeof refused.code === 'string' ? refused.code : '';
  if (code === '57014' || code === '55P03')
    return 'A migration took longer than a start may take. Run it by itself, with more time, then start again: npm run migrate';
  return `The database of DATABASE_URL cannot be used: ${refused.message || code}`;
}
