import { statfs } from 'node:fs/promises';
import { OperatorError } from './platform/config/operator-error.ts';
import { EmbeddedDatabaseError } from './platform/database/database.ts';
import { isCode, isDiskFull } from './platform/files/disk-errors.ts';
import { isUnavailable } from './platform/database/unavailable.ts';

/** An empty database needs more bytes than this. */
const tooLittle = 16 * 1_048_576;

/** Yields an error, its cause, the cause of that, and so on. */
function* causes(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each;
}

const isFull = (error: Error) =>
  isDiskFull(error) || isCode(error, '53100') || /no space left on device|disk quota exceeded/i.test(error.message);

async function isAlmostFull(folder: string): Promise<boolean> {
  // The embedded database reports only that it has exited.
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize < tooLittle,
    () => false,
  );
}

/**
 * Describes in one line why a start or a command failed. Returns undefined for unexpected errors, whose stack should be
 * printed.
 * @param folder the data folder.
 */
export async function describeFailure(error: unknown, folder: string): Promise<string | undefined> {
  const all = [...causes(error)];
  const operatorError = all.find((each) => each instanceof OperatorError);
  if (operatorError !== undefined) return operatorError.message;
  if (all.some(isFull) || (await isAlmostFull(folder)))
    return `The disk is full (data folder ${folder}, or the database's own disk). Free some space, then start again: nothing that was saved before is lost.`;
  // PGlite does not say why it failed, so a full disk is reported first.
  const embeddedError = all.find((each) => each instanceof EmbeddedDatabaseError);
  if (embeddedError !== undefined) return embeddedError.message;
  const { default: pg } = await import('pg');
  const databaseError = all.find((each) => isUnavailable(each) || each instanceof pg.DatabaseError);
  if (databaseError === undefined) return undefined;
  const code = 'code' in databaseError && typeof databaseError.code === 'string' ? databaseError.code : '';
  if (code === '57014' || code === '55P03')
    return 'A migration exceeded the timeout of a start. Run it separately, with a longer timeout, then start again: npm run migrate';
  return `The database of DATABASE_URL cannot be used: ${databaseError.message || code}`;
}
