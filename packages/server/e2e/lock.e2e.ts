import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoFolder, emptyFolder } from './support/folders.ts';
import { kill, run, startServer, type Run } from './support/processes.ts';

const contender = (folder: string) => run('e2e/support/programs/contender.ts', { args: [folder] });
/** The number of second servers to try. `REFUSALS=100` is the full measurement: `npm run figures`. */
const refusals = Number(process.env['REFUSALS'] ?? 2);
/** More tries: a process that only takes the lock starts faster than a whole server. */
const contenders = refusals * 3;
const rounds = Math.min(10, Math.ceil(refusals / 2));

async function inBatches<T>(count: number, size: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) {
    results.push(...(await Promise.all(Array.from({ length: Math.min(size, count - results.length) }, work))));
  }
  return results;
}

describe('the lock of a data folder', () => {
  it(`rejects all ${contenders} other processes and names the holder`, async () => {
    const folder = emptyFolder();
    const first = contender(folder);
    await first.line(/held/);
    const outputs = await inBatches(contenders, 4, async () => {
      const other = contender(folder);
      await other.ended;
      return other.output();
    });
    const refusal = new RegExp(
      `refused: .*in use by a running server: process ${first.child.pid} on .*, port 4711, since 20\\d\\d-`,
    );
    expect(outputs.filter((message) => refusal.test(message))).toHaveLength(contenders);
    await kill(first);
  });

  it('is acquired by exactly one of ten processes that find the same dead holder', async () => {
    const folder = emptyFolder();
    writeFileSync(
      join(folder, 'kermesse.lock.json'),
      JSON.stringify({ pid: 999_999_999, host: 'gone', since: 'long ago', kind: 'server' }),
    );
    for (let round = 0; round < rounds; round += 1) {
      const starters = Array.from({ length: 10 }, () => contender(folder));
      const outcomes = await Promise.all(
        starters.map(async (each): Promise<[Run, string]> => [each, (await each.line(/held|refused.*/))[0]]),
      );
      const winners = outcomes.filter(([, message]) => message === 'held').map(([each]) => each);
      expect(winners).toHaveLength(1);
      const [winner] = winners;
      if (winner === undefined) continue;
      for (const [, message] of outcomes)
        if (message !== 'held') expect(message).toContain(`process ${winner.child.pid} `);
      // Kill the winner, so that the next round finds a dead holder again.
      await kill(winner);
    }
  });
});

describe('a second server on the same folder', () => {
  it(`fails all ${refusals} times, and the first server continues`, async () => {
    const folder = demoFolder();
    const first = await startServer(folder);
    const before = readFileSync(join(folder, 'kermesse.lock.json'), 'utf8');
    const results = await inBatches(refusals, 2, async () => {
      const second = run('src/main.ts', { env: { DATA_DIR: folder, PORT: '0' } });
      return { code: await second.ended, output: second.output() };
    });
    const port = new URL(first.url).port;
    for (const { code, output } of results) {
      expect(code).toBe(1);
      expect(output).toContain(`process ${first.child.pid} on`);
      expect(output).toContain(`port ${port}, since`);
      expect(output).toContain('give this one another DATA_DIR');
      expect(output).not.toMatch(/\bat .*\.ts:\d+/);
    }
    expect((await fetch(first.url)).status).toBe(200);
    expect(readFileSync(join(folder, 'kermesse.lock.json'), 'utf8')).toBe(before);
    await kill(first);
  }, 300_000);
});
