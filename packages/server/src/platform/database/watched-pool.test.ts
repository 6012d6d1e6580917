import { createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it, vi, type Mock } from 'vitest';
import { listenLocally } from '../../testing/stubs/listen.ts';
import { DatabaseUnavailableError, isUnavailable } from './unavailable.ts';
import { checkPostgres, createWatchedPool } from './watched-pool.ts';

/** Starts a stub of Postgres that responds to every query with an empty result, unless it hangs. */
async function startStub() {
  let hangs = false;
  let rejection: string | undefined;
  const sockets = new Set<Socket>();
  const message = (type: string, body: Buffer) =>
    Buffer.concat([Buffer.from(type), Buffer.from(Int32Array.of(body.length + 4).buffer).toReversed(), body]);
  const ready = message('Z', Buffer.from('I'));
  const server = createServer((socket) => {
    sockets.add(socket);
    let started = false;
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        if (hangs) return;
        if (!started && rejection !== undefined)
          socket.end(message('E', Buffer.from(`SFATAL\0C${rejection}\0Mconnection rejected\0\0`)));
        else if (!started) socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
        else if (data.toString('latin1').startsWith('Q')) {
          const result = data.includes('insert')
            ? message('E', Buffer.from('SERROR\0C25006\0Mcannot execute INSERT in a read-only transaction\0\0'))
            : message('C', Buffer.from('SELECT 0\0'));
          const response = Buffer.concat([result, ready]);
          setTimeout(() => socket.write(response), data.includes('slow') ? 500 : 0);
        }
        started = true;
      });
  });
  const { port, close } = await listenLocally(server);
  return {
    url: `postgres://user@127.0.0.1:${port}/name`,
    hang: (value: boolean) => void (hangs = value),
    /** Rejects every new connection with an SQLSTATE. */
    reject: (code: string) => void (rejection = code),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return close();
    },
  };
}

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function poolOn(stub: Awaited<ReturnType<typeof startStub>>, timeout = 100) {
  const lines: string[] = [];
  const pool = createWatchedPool(
    { connectionString: stub.url, max: 2 },
    { slowAfter: 100, timeout, interval: 20, log: (line) => lines.push(line) },
  );
  closing.push(stub.close, () => pool.end());
  const query = async (text = 'select 1') => {
    const client = await pool.connect();
    try {
      await client.query(text, undefined as unknown as []);
    } finally {
      client.release();
    }
  };
  return { lines, pool, query };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('notices that the database hangs although the clock is set back', async () => {
  const stub = await startStub();
  const { query } = await poolOn(stub);
  await query();
  stub.hang(true);
  const failure = failureOf(query());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  const timeout = new Promise((resolve) => setTimeout(resolve, 4000, 'nothing'));
  expect(isUnavailable(await Promise.race([failure, timeout]))).toBe(true);
});

it('when the database hangs, rejects waiting and new queries, and recovers when it responds again', async () => {
  const stub = await startStub();
  const { lines, query } = await poolOn(stub);
  await query();
  stub.hang(true);
  const began = Date.now();
  // More queries than connections: some wait for a result, the others for a connection.
  const failures = await Promise.all(Array.from({ length: 6 }, () => failureOf(query())));
  expect(failures.map(isUnavailable)).toEqual(Array.from({ length: 6 }, () => true));
  expect(Date.now() - began).toBeLessThan(3000);
  // Without waiting for the database.
  expect(await Promise.race([failureOf(query()), setImmediate('later')])).toBeInstanceOf(DatabaseUnavailableError);
  stub.hang(false);
  await expect.poll(() => failureOf(query()), { timeout: 5000 }).toBeUndefined();
  expect(lines).toEqual([
    expect.stringMatching(/is unavailable/),
    expect.stringMatching(/is available again, after \d+ s/),
  ]);
});

it.each([
  ['53300', 'too many connections', 'writable'],
  ['57P03', 'it is starting', 'unavailable'],
  ['28P01', 'wrong password', 'unavailable'],
  ['3D000', 'no such database', 'unavailable'],
])('counts a database that rejects a connection with %s (%s) as %s', async (code, _, state) => {
  const stub = await startStub();
  stub.reject(code);
  const { query } = await poolOn(stub);
  expect(await checkPostgres(stub.url)).toBe(state);
  expect(isUnavailable(await failureOf(query()))).toBe(true);
});

it('counts a database as unavailable if no encrypted connection to it can be opened', async () => {
  const stub = await startStub();
  const { query } = await poolOn({ ...stub, url: `${stub.url}?sslmode=verify-full` });
  const failure = await failureOf(query());
  expect([isUnavailable(failure), String(failure)]).toEqual([true, expect.stringContaining('SSL connection')]);
});

it('does not interrupt a slow query', async () => {
  const stub = await startStub();
  const { lines, query } = await poolOn(stub, 5000);
  await query('select slow');
  expect(lines).toEqual([]);
});

it('closes a connection whose server accepts no writes, after a failover', async () => {
  const { pool, query } = await poolOn(await startStub());
  const current = async () => {
    const client = await pool.connect();
    client.release();
    return client;
  };
  const first = await current();
  await query();
  expect(await current()).toBe(first);
  expect(isUnavailable(await failureOf(query('insert')))).toBe(true);
  expect(await current()).not.toBe(first);
});

it('keeps nothing of a query that has ended', async () => {
  const create = Promise.withResolvers.bind(Promise);
  /** Spies on adding a reaction to each promise that the pool creates. */
  const spies: Mock[] = [];
  const spy = vi.spyOn(Promise, 'withResolvers').mockImplementation(<T>() => {
    const created = create<T>();
    spies.push(vi.spyOn(created.promise, 'then') as Mock);
    return created;
  });
  try {
    const stub = await startStub();
    const { query } = await poolOn(stub);
    for (let count = 0; count < 10; count += 1) await query();
    expect(Math.max(...spies.map(({ mock }) => mock.calls.length))).toBe(1);
  } finally {
    spy.mockRestore();
  }
});
