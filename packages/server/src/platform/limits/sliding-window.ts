import { sql } from 'kysely';
import type { Database, Trx } from '../database/database.ts';
import type { RateLimit } from './fixed-window.ts';

/**
 * Returns the seconds until one more event is allowed under a key; 0 when it is allowed now. A sliding limit: at most
 * `max` events in any period of `seconds`. Call `lockKey` for this key first, in the same transaction.
 */
export async function secondsUntilAllowed(db: Database, key: string, { max, seconds }: RateLimit): Promise<number> {
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
