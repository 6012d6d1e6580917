import type { Client } from '@kermesse/api/client';
import type { BrowserSession } from '@kermesse/flows/create-session';
import { expect, it, vi } from 'vitest';

const { loads, poll } = vi.hoisted(() => ({ loads: vi.fn<() => void>(), poll: vi.fn<() => Promise<void>>() }));
vi.mock('@kermesse/api/load-with-retries', () => ({
  loadWithRetries: async (load: () => Promise<unknown>) => {
    loads();
    return load();
  },
}));
vi.mock('@kermesse/flows/poll-for-session-end', () => ({ pollForSessionEnd: poll }));

// Test files share a worker: another one may have loaded the module with what is mocked here.
vi.resetModules();
const { watchSession } = await import('./watch-session.ts');

it('watches again after its code could not be loaded', async () => {
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  loads.mockImplementationOnce(() => {
    throw new TypeError('no connection');
  });
  poll.mockResolvedValue(undefined);
  const session = {
    get: () => ({ state: 'connected' }),
    token: () => 'token',
    subscribe: () => () => undefined,
  } as unknown as BrowserSession;
  watchSession({ session, client: {} as Client, enabled: true });
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
  expect(poll).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 0));
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(poll).toHaveBeenCalledTimes(1));
  page.dispatchEvent(new Event('online'));
  expect(loads, 'once for each session').toHaveBeenCalledTimes(2);
});
