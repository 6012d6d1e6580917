import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailableError, isReadOnly, isUnavailable } from './unavailable.ts';

/** How a pool detects that its database hangs. Times are in milliseconds. */
export interface PoolCheckOptions {
  /** How long a connection may be in use before the pool checks the database. */
  slowAfter: number;
  /** The timeout of that check. */
  timeout: number;
  /** The interval of looking for slow queries, and of the checks while the database is unavailable. */
  interval: number;
  /** Called with one line when the database becomes unavailable, and when it is available again. */
  log(line: string): void;
}

/** Together shorter than the five seconds in which every request must get a response. */
const standard: PoolCheckOptions = {
  slowAfter: 1500,
  timeout: 1500,
  interval: 500,
  log: (line) => console.error(line),
};

/** The connection of a client, which the types of `pg` do not declare. */
interface ClientConnection {
  stream: { destroy(): void };
  on(event: 'errorMessage', listener: (error: unknown) => void): void;
}

const connectionOf = (client: pg.PoolClient) => (client as unknown as { connection?: ClientConnection }).connection;

/** Checks over a new connection whether a database responds in time, in milliseconds, and accepts writes. */
export async function checkPostgres(
  connectionString: string,
  timeout = standard.timeout,
): Promise<'unavailable' | 'read-only' | 'writable'> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeout, query_timeout: timeout });
  // Ignore errors that arrive after the timeout.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ readOnly: string }>(
      `select current_setting('transaction_read_only') as "readOnly"`,
    );
    return rows[0]?.readOnly === 'off' ? 'writable' : 'read-only';
  } catch (error) {
    // A database that rejects this connection, such as one with too many, is running, unless it is stopping or
    // starting, rejects the user or does not exist.
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    return code === undefined || /^(?:57P|28|3D000)/.test(code) ? 'unavailable' : 'writable';
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Creates a connection pool that detects when its database hangs. A hung database accepts connections but never
 * responds, so every query would wait for its timeout. Therefore, when a query is slow, the pool checks the database
 * over a separate connection. If it fails, the database counts as unavailable: waiting and new queries fail at once
 * with `DatabaseUnavailableError`, and the pool repeats the check until the database responds. A query that is
 * only slow continues.
 */
export function createWatchedPool(
  config: pg.PoolConfig & { connectionString: string },
  watching: Partial<PoolCheckOptions> = {},
): PostgresPool {
  const { slowAfter, timeout, interval, log } = { ...standard, ...watching };
  const pool = new pg.Pool(config);
  const clients = new Set<pg.PoolClient>();
  /** Connections whose server rejected a write: it is no longer the primary. They are not used again. */
  const readOnly = new WeakSet<pg.PoolClient>();
  /** The time at which each connection in use was checked out of the pool. */
  const checkedOut = new Map<object, number>();
  /** The time since which the database has been unavailable; undefined while it responds. */
  let downAt: number | undefined;
  /** Rejects each caller that waits for a connection, when the database becomes unavailable. */
  const waiting = new Set<(error: DatabaseUnavailableError) => void>();
  let checking = false;
  let ended = false;
  let hasResponded = false;

  function markAway(): void {
    // If the database never responded, the server fails to start and reports that itself.
    if (downAt !== undefined || !hasResponded) return;
    downAt = performance.now();
    log(
      'The database of DATABASE_URL is unavailable. Cached pages are still served; all other requests get status 503.',
    );
    for (const reject of waiting) reject(new DatabaseUnavailableError());
    // Ends the running queries: nothing else would.
    for (const client of clients) connectionOf(client)?.stream.destroy();
  }

  function markBack(): void {
    if (downAt === undefined) return;
    log(`The database of DATABASE_URL is available again, after ${Math.round((performance.now() - downAt) / 1000)} s.`);
    downAt = undefined;
  }

  async function check(): Promise<void> {
    const oldest = Math.min(...checkedOut.values());
    if (checking || (downAt === undefined && performance.now() - oldest < slowAfter)) return;
    checking = true;
    try {
      const there = (await checkPostgres(config.connectionString, timeout)) !== 'unavailable';
      if (ended) return;
      if (there) markBack();
      else markAway();
      // Restart the clock of every query: a slow query is checked again only after the same time.
      if (there) for (const work of checkedOut.keys()) checkedOut.set(work, performance.now());
    } finally {
      checking = false;
    }
  }

  pool.on('connect', (client) => {
    hasResponded = true;
    clients.add(client);
    connectionOf(client)?.on('errorMessage', (error) => {
      if (isReadOnly(error)) readOnly.add(client);
    });
    // A connection in use also reports its error through its query; without a listener the error would end the process.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => void clients.delete(client));
  // The pool replaces an idle connection that the server closed; without a listener the error would end the process.
  pool.on('error', () => undefined);
  const timer = setInterval(() => void check(), interval);
  timer.unref();

  async function take(): Promise<PostgresPoolClient> {
    if (downAt !== undefined) throw new DatabaseUnavailableError();
    const work = {};
    checkedOut.set(work, performance.now());
    const connecting = pool.connect();
    // One promise for each call: a promise shared by all calls would keep a reaction of each.
    const lost = Promise.withResolvers<never>();
    waiting.add(lost.reject);
    let client: pg.PoolClient;
    try {
      client = await Promise.race([connecting, lost.promise]);
    } catch (error) {
      checkedOut.delete(work);
      // A connection that arrives too late is released.
      connecting.then((late) => late.release(true)).catch(() => undefined);
      if (!(error instanceof DatabaseUnavailableError)) void check();
      // Without a connection there is no database, whatever the reason, such as an invalid certificate.
      throw isUnavailable(error) ? error : new DatabaseUnavailableError((error as Error).message, { cause: error });
    } finally {
      waiting.delete(lost.reject);
    }
    const release = client.release.bind(client);
    client.release = (error) => {
      checkedOut.delete(work);
      release(readOnly.has(client) ? true : error);
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
