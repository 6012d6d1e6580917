import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** So many in so long. */
export interface RateLimit {
  most: number;
  seconds: number;
}

/** Whether a limit is exceeded and, if so, after how many seconds to come again. */
export interface LimitState {
  /** How many there were in this window, this one among them. */
  hits: number;
  exceeded: boolean;
  retryAfter: number;
}

/** The longest window that any limit has; counters older than this are forgotten. */
const longestWindow = 86_400;
const ceiling = 1_000_000_000;

/**
 * Counts one more under a key, in the database and by its clock, so that the limit is the same for any number of
 * servers and exact for calls at the same time.
 */
export async function limitOf(db: Database, key: string, { most, seconds }: RateLimit): Promise<LimitState> {
  const { rows } = await sql<{ hits: number; window_start: number; now: number }>`
    insert into rate_limits as counted (key, window_start, hits)
    values (${key}, extract(epoch from now())::integer, 1)
    on conflict (key) do update set
      hits = case
        when counted.window_start <= excluded.window_start - ${seconds}::integer then 1
        else least(counted.hits + 1, ${ceiling}::integer)
      end,
      window_start = case
        when counted.window_start <= excluded.window_start - ${seconds}::integer then excluded.window_start
        else counted.window_start
      end
    returning hits, window_start, extract(epoch from now())::integer as now
  `.execute(db);
  const row = rows[0];
  if (row === undefined) return { hits: 0, exceeded: false, retryAfter: 0 };
  const exceeded = row.hits > most;
  return { hits: row.hits, exceeded, retryAfter: exceeded ? Math.max(1, row.window_start + seconds - row.now) : 0 };
}

/** Forgets counters that no limit looks at any more. */
export async function forgetOldCounters(db: Database): Promise<void> {
  await sql`delete from rate_limits where window_start < extract(epoch from now())::integer - ${longestWindow}::integer`.execute(
    db,
  );
}
