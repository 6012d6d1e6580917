import { beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetries, readLoadError } from './load-with-retries.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});

/** Creates a loader that rejects the given number of times. */
const failing = (times: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('no connection');
    return 'code';
  });
  return load;
};

it('retries up to three times until the code loads', async () => {
  const loading = loadWithRetries(failing(3));
  await vi.advanceTimersByTimeAsync(3500);
  expect(await loading).toBe('code');
});

it('rejects when the fourth attempt fails', async () => {
  const load = failing(4);
  const failed = loadWithRetries(load).catch(String);
  await vi.advanceTimersByTimeAsync(3500);
  expect(await failed).toContain('no connection');
  expect(load).toHaveBeenCalledTimes(4);
});

it('rejects without a retry while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(loadWithRetries(failing(1))).rejects.toThrow('no connection');
});

it.each([
  [new Error('/assets/a.js: 503', { cause: 503 }), { kind: 'refused', status: 503, code: 'server/error' }],
  [new DOMException('stalled', 'AbortError'), { kind: 'timeout' }],
  [new TypeError('Failed to fetch'), { kind: 'offline' }],
])('reads why code does not load from %s', (error, failure) => {
  expect(readLoadError(error)).toEqual(failure);
});
