import { beforeEach, expect, it, vi } from 'vitest';
import { loadAhead } from './notification-code.ts';

const line = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => void setTimeout(run) });
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
});

it('loads in idle time, not at once', async () => {
  const load = vi.fn(() => Promise.resolve());
  loadAhead(load);
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it('retries whenever the browser comes back online, until it has loaded', async () => {
  const load = vi.fn(() => Promise.resolve());
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  loadAhead(load);
  for (const tries of [1, 2, 3, 3]) {
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(tries));
    // The listener is added once the load has failed.
    await new Promise((resolve) => setTimeout(resolve));
    line.dispatchEvent(new Event('online'));
  }
});
