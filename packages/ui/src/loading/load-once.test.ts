import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads once, also for calls during the load', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code');
  const get = loadOnce(load);
  const first = get();
  expect(get()).toBe(first);
  expect(await first).toBe('code');
  expect(await get()).toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

it('loads again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue('code');
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('no line');
  expect(await get()).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});
