import { expect, it } from 'vitest';
import { ByteCache, SingleFlight } from './byte-cache.ts';

it('keeps the most recently used values within its capacity', () => {
  const cache = new ByteCache<{ size: number }>(100);
  cache.set('a', { size: 40 });
  cache.set('b', { size: 40 });
  expect(cache.get('a')).toBeDefined();
  cache.set('c', { size: 40 });
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map((value) => value !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  cache.set('huge', { size: 101 });
  expect(cache.get('huge')).toBeUndefined();
  cache.set('a', { size: 60 });
  expect(cache.bytes).toBe(100);
});

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
