import { expect, it } from 'vitest';
import { ownServer } from './support/own-server.ts';
import { emptyFolder } from './support/folders.ts';
import { timeRequest, requestAtRate, percentile } from './support/load/load.ts';
import { createDatabase } from './support/postgres.ts';
import { run } from './support/processes.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const server = await ownServer(emptyFolder(), { DATABASE_URL: await createDatabase() });
// Warm up: the first render of each kind of page takes longer.
for (const path of ['/fr/', '/fr/nowhere', '/en/%22', '/reset-password/token']) await timeRequest(server.url, path);

interface Flood {
  longest: number;
  /** The number of responses with each status. */
  statuses: Record<string, number>;
  /** The number of 503 responses without `Retry-After`. */
  without: number;
}

/** Requests 300 paths at once from a separate process, which does not slow down the requests measured here. */
async function flood(kind: string): Promise<Flood> {
  const other = run('e2e/support/programs/flood.ts', { args: [server.url, kind, String(seed)] });
  const [, json = ''] = await other.line(/^(\{.*\})$/m);
  return JSON.parse(json) as Flood;
}

it.each(['random', 'encoded', 'secret'])(
  'responds to /livez during 300 simultaneous requests of %s paths',
  async (kind) => {
    const flooding = flood(kind);
    const lives = await requestAtRate(50, () => timeRequest(server.url, '/livez'), flooding);
    const { longest, statuses, without } = await flooding;
    console.log(
      `overload: seed ${seed}, 300 ${kind} paths in ${longest} ms: ${JSON.stringify(statuses)}; ${lives.length} × /livez, p99 ${percentile(lives, 0.99)} ms, longest ${percentile(lives, 1)} ms`,
    );
    expect(Object.keys(statuses).filter((status) => !['200', '404', '503'].includes(status))).toEqual([]);
    expect(without).toBe(0);
    expect(new Set(lives.map(({ status }) => status))).toEqual(new Set([200]));
    expect(percentile(lives, 0.99)).toBeLessThan(200);
  },
  60_000,
);
