import { beforeEach, expect, it, vi } from 'vitest';
import { codeFailure } from './code-failure.ts';
import { loadUntilSuccess } from './load-until-success.ts';

const line = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
  vi.stubGlobal('removeEventListener', line.removeEventListener.bind(line));
  vi.stubGlobal('dispatchEvent', line.dispatchEvent.bind(line));
});

/** A loader that fails a number of times before it succeeds. */
function failing(times: number) {
  const load = vi.fn(() =>
    load.mock.calls.length > times ? Promise.resolve('code') : Promise.reject(new TypeError('no line')),
  );
  return load;
}

it('returns the result of a first successful attempt', async () => {
  const load = failing(0);
  expect(await loadUntilSuccess(load)).toBe('code');
  expect(reportError).not.toHaveBeenCalled();
});

it('retries after 1, 3 and 10 s, then every 30 s', async () => {
  const load = failing(5);
  const loading = loadUntilSuccess(load);
  for (const [pause, tries] of [
    [999, 1],
    [1, 2],
    [3000, 3],
    [9999, 3],
    [1, 4],
    [29_999, 4],
    [1, 5],
    [30_000, 6],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause);
    expect(load).toHaveBeenCalledTimes(tries);
  }
  expect(await loading).toBe('code');
});

it('retries at once whenever the browser is back online', async () => {
  const load = failing(6);
  const loading = loadUntilSuccess(load);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(load).toHaveBeenCalledTimes(4);
  for (let tries = 5; tries <= 7; tries += 1) {
    line.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(tries);
  }
  expect(await loading).toBe('code');
});

it('reports errors, except while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const loading = loadUntilSuccess(failing(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(reportError).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  line.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reportError).toHaveBeenCalledTimes(1);
  line.dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
});

it('reports missing code from the second failure on, until all loaders have succeeded or were aborted', async () => {
  // Loaders of other tests may still fail.
  vi.resetModules();
  const module = await import('./load-until-success.ts');
  let reported: boolean[] = [];
  const listening = new AbortController();
  const onReport = (event: Event) => reported.push((event as CustomEvent<boolean>).detail);
  line.addEventListener(codeFailure, onReport, listening);
  const leaving = new AbortController();
  const reports = async (time: number) => {
    reported = [];
    await vi.advanceTimersByTimeAsync(time);
    return reported;
  };
  void module.loadUntilSuccess(failing(1));
  expect(await reports(1000)).toEqual([]);
  void module.loadUntilSuccess(failing(2));
  void module.loadUntilSuccess(failing(9), leaving.signal);
  expect(await reports(999)).toEqual([]);
  expect(await reports(1)).toEqual([true, true]);
  // The first loader succeeds, the other one still fails.
  expect((await reports(3000)).at(-1)).toBe(true);
  leaving.abort();
  expect(await reports(0)).toEqual([false]);
  listening.abort();
});

it('ends the retries when the signal aborts', async () => {
  const load = failing(9);
  const leaving = new AbortController();
  const loaded = vi.fn();
  void loadUntilSuccess(load, leaving.signal).then(loaded);
  await vi.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledTimes(3);
  leaving.abort();
  line.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(loaded).not.toHaveBeenCalled();
});

it('does not resolve when the signal aborts during an attempt', async () => {
  const leaving = new AbortController();
  const loaded = vi.fn();
  void loadUntilSuccess(failing(0), leaving.signal).then(loaded);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loaded).not.toHaveBeenCalled();
});
