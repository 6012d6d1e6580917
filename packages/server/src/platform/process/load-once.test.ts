import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads once for all callers, and again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no')).mockResolvedValue('loaded');
  const read = loadOnce(load);
  const first = await Promise.allSettled([read(), read()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all([read(), read()])).toEqual(['loaded', 'loaded']);
  expect(await read()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});
