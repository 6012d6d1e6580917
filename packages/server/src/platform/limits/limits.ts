import { Refused } from '@kermesse/api/refused';
import { sql } from 'kysely';
import type { Call } from '../operations/handler.ts';
import type { Database, Trx } from '../database/database.ts';
import { countHit, removeHits, type RateLimit } from './rate-limit.ts';

const hour = 3600;

/**
 * Returns the seconds until one more event is allowed under a key; 0 when it is allowed now. A sliding limit: at most
 * `max` events in any period of `seconds`. Call `lockKey` for this key first, in the same transaction.
 */
export async function secondsUntilAllowed(
  db: Database,
  key: string,
  { max, seconds }: { max: number; seconds: number },
): Promise<number> {
  const row = await db
    .selectFrom('occurrences')
    .select(sql<number>`ceil(extract(epoch from at + ${seconds} * interval '1 second' - now()))::integer`.as('wait'))
    .where('key', '=', key)
    .where('at', '>', sql<Date>`now() - ${seconds} * interval '1 second'`)
    .orderBy('at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? 0 : Math.max(1, row.wait);
}

/** Records an event under a key, for `secondsUntilAllowed`. */
export async function recordOccurrence(trx: Trx, key: string): Promise<void> {
  await trx.insertInto('occurrences').values({ key }).execute();
}

/** Deletes events that no limit counts any more. */
export async function deleteOldOccurrences(db: Database): Promise<void> {
  await sql`delete from occurrences where at < now() - interval '1 day'`.execute(db);
}

/** Creates the refusal `rate/limited`. `wait` is in seconds. */
export function createRateLimitRefusal(wait: number): Refused {
  return new Refused('rate/limited', undefined, { 'retry-after': String(wait) });
}

/** The factor on `AUTH_LIMIT` for calls that do not accept a proof of work. */
const hardFactor = 6;

type LimitedCall = Pick<Call, 'db' | 'address' | 'settings'>;

/**
 * Counts an attempt of an address, per hour.
 * @returns a function that undoes the count, for a successful attempt.
 * @throws {Refused} when the limit is exceeded.
 */
export async function enforceAddressLimit(
  { db, address, settings }: LimitedCall,
  what: string,
): Promise<() => Promise<void>> {
  const key = `${what} from ${address}`;
  await enforceLimit(db, key, { max: settings.AUTH_LIMIT * hardFactor, seconds: hour });
  return () => removeHits(db, [key]);
}

/**
 * Refuses an invalid token or signature and counts it. Valid ones are never counted or limited: nobody can guess them,
 * and other people with the same address must not lock their owners out.
 * @throws {Refused} always: `rate/limited` after too many from the address in an hour, otherwise `refusal`.
 */
export async function refuseInvalid(call: LimitedCall, what: string, refusal: Refused): Promise<never> {
  await enforceAddressLimit(call, what);
  throw refusal;
}

/**
 * Counts an attempt under a key before checking it, so that simultaneous calls are all counted. `removeHits` undoes it.
 * @throws {Refused} `rate/limited` when the limit is exceeded.
 */
export async function enforceLimit(db: Database, key: string, limit: RateLimit): Promise<void> {
  const { exceeded, retryAfter } = await countHit(db, key, limit);
  if (exceeded) throw createRateLimitRefusal(retryAfter);
}
