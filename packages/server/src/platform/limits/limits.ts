import { Refused } from '@kermesse/api/refused';
import { sql, type Transaction } from 'kysely';
import type { Call } from '../operations/handler.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { limitOf, type RateLimit } from './rate-limit.ts';

type Trx = Transaction<Tables>;

const hour = 3600;

/**
 * How many seconds until one more may happen under a key; 0 when it may now. At most `most` in any `seconds`, wherever
 * one begins to count. Hold the key first.
 */
export async function waitFor(
  db: Database | Trx,
  key: string,
  { most, seconds }: { most: number; seconds: number },
): Promise<number> {
  const row = await db
    .selectFrom('occurrences')
    .select(sql<number>`ceil(extract(epoch from at + ${seconds} * interval '1 second' - now()))::integer`.as('wait'))
    .where('key', '=', key)
    .where('at', '>', sql<Date>`now() - ${seconds} * interval '1 second'`)
    .orderBy('at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? 0 : Math.max(1, row.wait);
}

/** Writes down that something happened under a key. */
export async function noteOccurrence(trx: Trx, key: string): Promise<void> {
  await trx.insertInto('occurrences').values({ key }).execute();
}

/** Forgets what no limit looks at any more. */
export async function deleteOldOccurrences(db: Database): Promise<void> {
  await sql`delete from occurrences where at < now() - interval '1 day'`.execute(db);
}

/** Refuses with `rate/limited`. `wait` in seconds. */
export function tooMany(wait: number): Refused {
  return new Refused('rate/limited', undefined, { 'retry-after': String(wait) });
}

/** Calls that cannot be paid for by a proof may be so many times as often as `AUTH_LIMIT` says. */
const hardFactor = 6;

/**
 * Counts an attempt of an address at something, in an hour.
 * @throws Refused when there were too many.
 */
export async function limitAddress(
  { db, address, authLimit }: Pick<Call, 'db' | 'address' | 'authLimit'>,
  what: string,
): Promise<void> {
  await limitOne(db, `${what} from ${address}`, { most: authLimit * hardFactor, seconds: hour });
}

/**
 * Counts one under a key before it is looked at, so that calls at the same time are all counted. `giveBack` takes it back.
 * @throws Refused `rate/limited` when there were too many.
 */
export async function limitOne(db: Database, key: string, limit: RateLimit): Promise<void> {
  const { exceeded, retryAfter } = await limitOf(db, key, limit);
  if (exceeded) throw tooMany(retryAfter);
}
