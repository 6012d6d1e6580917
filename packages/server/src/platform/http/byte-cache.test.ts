import { expect, it } from 'vitest';
import { ByteCache } from './byte-cache.ts';

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
