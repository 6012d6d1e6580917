import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseAway } from './unavailable.ts';

/** How a pool finds out that its database hangs, in milliseconds. */
export interface Watching {
  /** How long work on a connection may take before the database is asked whether it is there. */
  suspicion: number;
  /** How long that question waits for its answer. */
  patience: number;
  /** How often is looked, and asked while the database is away. */
  every: number;
  /** Called when the database stops answering and when it answers again, with one line each. */
  say(line: string): void;
}

/** Shorter, together, than the five seconds in which every request is to be answered. */
const standard: Watching = { suspicion: 1500, patience: 1500, every: 500, say: (line) => console.error(line) };

/** Whether a database answers a new connection in time. */
async function answers(connectionString: string, patience: number): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patience, query_timeout: patience });
  // What it says after it was given up concerns nobody.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    // A database that refuses is there (too many connections, say), unless it says that it stops or starts.
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    return code !== undefined && !code.startsWith('57P');
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * A pool of connections that knows whether its database is there. A hung database accepts connections and answers
 * nothing, so every query would wait for its timeout; instead, work that takes long makes the pool ask over a connection of its
 * own. Without an answer the database counts as away: what waits fails at once, new work fails at once (`DatabaseAway`), and
 * the question is repeated until the database answers. A query that is only slow goes on.
 */
export function createWatchedPool(
  config: pg.PoolConfig & { connectionString: string },
  watching: Partial<Watching> = {},
): PostgresPool {
  const { suspicion, patience, every, say } = { ...standard, ...watching };
  const pool = new pg.Pool(config);
  const clients = new Set<pg.PoolClient>();
  /** When each piece of work under way began. */
  const working = new Map<object, number>();
  /** Since when the database is away. */
  let away: number | undefined;
  /** Rejects for everybody who waits when it goes away. */
  let left = Promise.withResolvers<never>();
  let asking = false;
  let ended = false;
  let worked = false;

  function leave(): void {
    // A database that was never there is a fault of the start, which says so itself.
    if (away !== undefined || !worked) return;
    away = Date.now();
    say(
      'The database of DATABASE_URL does not answer. Pages that are cached stay served; everything else is answered with 503.',
    );
    left.reject(new DatabaseAway());
    // Ends the queries under way, which nothing else would.
    for (const client of clients)
      (client as unknown as { connection?: { stream: { destroy(): void } } }).connection?.stream.destroy();
  }

  function comeBack(): void {
    if (away === undefined) return;
    say(`The database of DATABASE_URL answers again, after ${Math.round((Date.now() - away) / 1000)} s.`);
    away = undefined;
    left = Promise.withResolvers<never>();
    left.promise.catch(() => undefined);
  }

  async function look(): Promise<void> {
    const oldest = Math.min(...working.values());
    if (asking || (away === undefined && Date.now() - oldest < suspicion)) return;
    asking = true;
    try {
      const there = await answers(config.connectionString, patience);
      if (ended) return;
      if (there) comeBack();
      else leave();
      // Looked at again only after as long once more: a query may be slow.
      if (there) for (const work of working.keys()) working.set(work, Date.now());
    } finally {
      asking = false;
    }
  }

  left.promise.catch(() => undefined);
  pool.on('connect', (client) => {
    worked = true;
    clients.add(client);
    // One that is in use says why it ended by its query, too; without a listener this would end the process.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => void clients.delete(client));
  // An idle connection that the server drops is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const timer = setInterval(() => void look(), every);
  timer.unref();

  async function take(): Promise<PostgresPoolClient> {
    if (away !== undefined) throw new DatabaseAway();
    const work = {};
    working.set(work, Date.now());
    const connecting = pool.connect();
    let client: pg.PoolClient;
    try {
      client = await Promise.race([connecting, left.promise]);
    } catch (error) {
      working.delete(work);
      // One that comes after all goes back.
      connecting.then((late) => late.release(true)).catch(() => undefined);
      if (!(error instanceof DatabaseAway)) void look();
      throw error;
    }
    const release = client.release.bind(client);
    client.release = (error) => {
      working.delete(work);
      release(error);
    };
    return client;
  }

  return {
    options: pool.options,
    connect: take,
    async end() {
      ended = true;
      clearInterval(timer);
      await pool.end();
    },
  };
}
