import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';

/** A rate limit: at most `max` hits in `seconds`. */
export interface RateLimit {
  max: number;
  seconds: number;
}

/** The seconds of an hour. */
export const hourSeconds = 3600;

/** The seconds of a day. */
export const daySeconds = 86_400;

/** Creates a limit of hits in an hour. */
export const hourly = (max: number): RateLimit => ({ max, seconds: hourSeconds });

/** Creates a limit of hits in a day. */
export const daily = (max: number): RateLimit => ({ max, seconds: daySeconds });

/** The state of a rate limit. */
export interface LimitState {
  /** The number of hits in this window, including the current one. */
  hits: number;
  /** The seconds until one more hit is allowed; 0 while the limit is not exceeded. */
  retryAfter: number;
}

/** The longest window of any limit, in seconds; older counters are deleted. */
const longestWindow = daySeconds;
const ceiling = 1_000_000_000;

/**
 * Returns the seconds since `start`, a time in Unix seconds as a signed number of 32 bits. The column `window_start`
 * has 32 bits, which overflow in 2038: the difference stays correct. `sql\`0\`` yields the current time in this format.
 */
export const secondsSince = (start: RawBuilder<number>, now: RawBuilder<Date> = sql`now()`): RawBuilder<number> =>
  sql`(((extract(epoch from ${now})::bigint - ${start} + 2147483648) & 4294967295) - 2147483648)::integer`;

const windowStart: RawBuilder<number> = sql`window_start`;

interface Counted {
  hits: number;
  /** The seconds until the window ends. */
  rest: number;
}

/** Counts one hit under a key in one statement, unless there are already `below` hits; then it returns undefined. */
async function incrementCounter(
  db: Database,
  key: string,
  seconds: number,
  below = ceiling + 1,
): Promise<Counted | undefined> {
  const isElapsed = sql<boolean>`${secondsSince(sql`counted.window_start`)} >= ${seconds}::integer`;
  const { rows } = await sql<Counted>`
    insert into rate_limits as counted (key, window_start, hits)
    values (${key}, ${secondsSince(sql`0`)}, 1)
    on conflict (key) do update set
      hits = case when ${isElapsed} then 1 else least(counted.hits + 1, ${ceiling}::integer) end,
      window_start = case when ${isElapsed} then excluded.window_start else counted.window_start end
    where ${isElapsed} or counted.hits < ${below}::integer
    returning hits, ${seconds}::integer - ${secondsSince(windowStart)} as rest
  `.execute(db);
  return rows[0];
}

/**
 * Counts one hit under a key. The counter and its clock are in the database, so the limit holds across all servers and
 * is exact for simultaneous calls.
 */
export async function countHit(db: Database, key: string, { max, seconds }: RateLimit): Promise<LimitState> {
  const { hits, rest } = (await incrementCounter(db, key, seconds)) ?? { hits: 0, rest: 0 };
  return { hits, retryAfter: hits > max ? Math.max(1, rest) : 0 };
}

/** Counts one hit under a key if the limit allows it. Resolves to whether it did. Exact for simultaneous calls. */
export async function tryCountHit(db: Database, key: string, { max, seconds }: RateLimit): Promise<boolean> {
  return (await incrementCounter(db, key, seconds, max)) !== undefined;
}

/** Removes one hit under each key: for hits that were counted in advance and turned out not to count. */
export async function removeHits(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('rate_limits')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('key', 'in', keys)
    .execute();
}

/** Returns the number of hits under a key in the current window. */
export async function getHits(db: Database, key: string, seconds: number): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', key)
    .where(secondsSince(windowStart), '<', seconds)
    .executeTakeFirst();
  return row?.hits ?? 0;
}

/** Returns the seconds until one more hit is allowed under a key; 0 when it is allowed now. Counts nothing. */
export async function secondsUntilReset(db: Database, key: string, { max, seconds }: RateLimit): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select(sql<number>`${seconds}::integer - ${secondsSince(windowStart)}`.as('wait'))
    .where('key', '=', key)
    .where('hits', '>=', max)
    .executeTakeFirst();
  return Math.max(0, row?.wait ?? 0);
}

/**
 * Deletes counters that are older than the longest window. Skips those that another transaction has locked:
 * transactions lock counters in different orders, so waiting for them could deadlock.
 */
export async function deleteOldCounters(db: Database): Promise<void> {
  const old = db.selectFrom('rate_limits').select('key').where(secondsSince(windowStart), '>', longestWindow);
  await db.deleteFrom('rate_limits').where('key', 'in', old.forUpdate().skipLocked()).execute();
}
