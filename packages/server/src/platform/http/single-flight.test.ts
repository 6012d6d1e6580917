import { expect, it } from 'vitest';
import { SingleFlight } from './single-flight.ts';

it('runs once for simultaneous callers, and again after a failure', async () => {
  const flight = new SingleFlight<number>();
  let runs = 0;
  const work = async () => {
    runs += 1;
    await Promise.resolve();
    if (runs === 1) throw new Error('no');
    return runs;
  };
  const first = await Promise.allSettled([flight.run('k', work), flight.run('k', work)]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([flight.run('k', work), flight.run('k', work)])).toEqual([2, 2]);
});
