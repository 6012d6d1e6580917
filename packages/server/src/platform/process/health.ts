import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import type { OpenDatabase } from '../database/database.ts';
import { SingleFlight } from '../http/single-flight.ts';
import type { Lifecycle } from './lifecycle.ts';

/** The milliseconds within which the database must respond for the server to be ready. */
const maximumWait = 1000;

interface HealthOptions {
  acceptsWrites: OpenDatabase['acceptsWrites'];
  lifecycle: Lifecycle;
}

/**
 * Creates the health routes. `/livez`: whether the process responds at all, regardless of the database. `/readyz`:
 * whether the server should get new requests: not while it stops, and not while the database accepts no writes or fails
 * to respond within a second.
 */
export function createHealth({ acceptsWrites, lifecycle }: HealthOptions): Hono {
  const health = new Hono();
  // Simultaneous requests share one check: each check opens a connection to Postgres.
  const checks = new SingleFlight<boolean>();
  const isReady = () =>
    checks.run('', () =>
      Promise.race([acceptsWrites().catch(() => false), setTimeout(maximumWait, false, { ref: false })]),
    );
  const headers = { 'cache-control': 'no-store' };
  health.get('/livez', (context) => context.json({ status: 'ok' }, 200, headers));
  health.get('/readyz', async (context) => {
    lifecycle.recordReadinessCheck();
    const status = lifecycle.draining ? 'stopping' : (await isReady()) ? 'ok' : 'database';
    return context.json({ status }, status === 'ok' ? 200 : 503, headers);
  });
  return health;
}
