import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Lifecycle } from './lifecycle.ts';

/** The milliseconds within which the database must respond for the server to be ready. */
const maximumWait = 1000;

async function acceptsWrites(db: Database): Promise<boolean> {
  const responded = sql<{ writable: boolean }>`select current_setting('transaction_read_only') = 'off' as writable`
    .execute(db)
    .then(
      ({ rows }) => rows[0]?.writable === true,
      () => false,
    );
  return Promise.race([responded, setTimeout(maximumWait, false, { ref: false })]);
}

/**
 * Creates the health routes. `/livez`: whether the process responds at all, regardless of the database. `/readyz`:
 * whether the server should get new requests: not while it stops, and not while the database accepts no writes or fails
 * to respond within a second. `/healthz` is its older name.
 */
export function createHealth({ db, lifecycle }: { db: Database; lifecycle: Lifecycle }): Hono {
  const health = new Hono();
  const headers = { 'cache-control': 'no-store' };
  health.get('/livez', (context) => context.json({ status: 'ok' }, 200, headers));
  for (const path of ['/readyz', '/healthz']) {
    health.get(path, async (context) => {
      if (path === '/readyz') lifecycle.recordReadinessCheck();
      const status = lifecycle.draining ? 'stopping' : (await acceptsWrites(db)) ? 'ok' : 'database';
      return context.json({ status }, status === 'ok' ? 200 : 503, headers);
    });
  }
  return health;
}
