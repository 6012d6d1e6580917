import { createClient, type Client } from '@kermesse/api/client';
import { usersGet } from '@kermesse/api/users-get';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { startEngine } from './engine.ts';
import { endOf, type Session } from '../session.ts';
import { afi, fakeBrowser, stored } from '../testing/fakes.ts';

const seed = Number(process.env['SEED'] ?? 20_261_121);
/** The number of interleavings. `npm run figures` sets `INTERLEAVINGS=2000`. */
const interleavings = Number(process.env['INTERLEAVINGS'] ?? 150);
const silent = { call: () => Promise.resolve({ ok: false, failure: { kind: 'offline' } }) } as unknown as Client;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Opens a tab of a browser, with its session running. */
function openTab(browser: ReturnType<typeof fakeBrowser>, client: Client = silent) {
  let seen: Pick<Session, 'state' | 'user' | 'ended'> = { state: 'starting', user: null, ended: null };
  const endings: string[] = [];
  const clientWith = () => client;
  const input = { remove: vi.fn<(except?: string) => void>(), expire: vi.fn<() => void>() };
  const parts = {
    clientWith,
    onPreferredLocale: () => undefined,
    storage: browser.tab(),
    input,
  };
  const engine = startEngine(parts, (next) => {
    const end = endOf(next, seen);
    if (end !== null) endings.push(end);
    seen = next;
  });
  return { engine, endings, input, seen: () => seen };
}

function twoTabs() {
  const browser = fakeBrowser();
  const tabs = [openTab(browser), openTab(browser)];
  browser.onNotify(() => {
    for (const { engine } of tabs) engine.send({ type: 'CHANGED' });
  });
  return { browser, tabs };
}

/** Waits for pending changes: WebCrypto resolves from other threads. */
async function settle(): Promise<void> {
  for (let rounds = 0; rounds < 4; rounds += 1) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Waits until a condition holds, with a generous timeout for busy machines. */
const until = (holds: () => boolean) => vi.waitFor(() => expect(holds()).toBe(true), { timeout: 15_000, interval: 5 });

describe('401 responses', () => {
  it('end the session and redirect only once when 50 arrive in parallel', async () => {
    const browser = fakeBrowser();
    const response = () => Promise.resolve(Response.json({ errorCode: 'auth/required', message: '' }, { status: 401 }));
    const client: Client = createClient({
      baseUrl: 'http://kermesse.test/api',
      apiKey: 'key',
      token: () => tab.engine.token(),
      onUnauthorized: (token) => tab.engine.send({ type: 'UNAUTHORIZED', token }),
      fetch: response,
    });
    const tab = openTab(browser);
    await tab.engine.connect({ user: afi, accessToken: 'token-1', remember: true });
    await Promise.all(Array.from({ length: 50 }, () => client.call(usersGet, { id: afi.id })));
    await until(() => tab.seen().state === 'anonymous');
    await settle();
    expect(tab.endings).toEqual(['refused']);
    expect(tab.input.expire, 'unsaved input is kept for the next login').toHaveBeenCalledOnce();
    expect(tab.input.remove.mock.calls, 'only the input of other users is discarded').toEqual([[afi.id]]);
    expect(tab.seen()).toMatchObject({ state: 'anonymous', user: null });
    expect(browser.items.size).toBe(0);
  });

  it(
    `for an older session never end a newer one: ${interleavings} interleavings in two tabs`,
    { timeout: 120_000 },
    async () => {
      const tab = fc.nat(1);
      const event = fc.oneof(
        fc.record({ kind: fc.constant('connect' as const), tab, remember: fc.boolean() }),
        fc.record({ kind: fc.constant('refuse' as const), tab, age: fc.integer({ min: 1, max: 5 }) }),
        fc.record({ kind: fc.constant('update' as const), tab }),
        fc.record({ kind: fc.constant('turn' as const), times: fc.integer({ min: 1, max: 4 }) }),
      );
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 14 }), async (events) => {
          const { browser, tabs } = twoTabs();
          let newest = 0;
          let last: (typeof tabs)[number] | undefined;
          for (const each of events) {
            const at = tabs['tab' in each ? each.tab : 0];
            if (each.kind === 'connect') {
              // Sequentially, because the order of two simultaneous logins is not defined.
              last = at;
              newest += 1;
              await at?.engine.connect({ user: afi, accessToken: `token-${newest}`, remember: each.remember });
            } else if (each.kind === 'refuse') {
              at?.engine.send({ type: 'UNAUTHORIZED', token: `token-${newest - each.age}` });
            } else if (each.kind === 'update') {
              at?.engine.send({ type: 'UPDATE', user: { ...afi, firstname: 'Ama' } });
            } else {
              for (let times = 0; times < each.times; times += 1) await turn();
            }
          }
          await settle();
          runs += 1;
          if (newest === 0) return;
          await until(() => last?.engine.token() === `token-${newest}`);
          expect(last?.seen().state).toBe('connected');
          expect(last?.engine.token()).toBe(`token-${newest}`);
          expect(await browser.tab().read()).toMatchObject({ token: `token-${newest}` });
        }),
        { seed, numRuns: interleavings },
      );
      console.log(`${runs} interleavings (seed ${seed})`);
    },
  );
});

describe('two tabs', () => {
  it('log in and out together', async () => {
    const { browser, tabs } = twoTabs();
    await tabs[0]?.engine.connect({ user: afi, accessToken: 'token-1', remember: true });
    await until(() => tabs[1]?.seen().state === 'connected');
    expect(tabs[1]?.seen()).toMatchObject({ state: 'connected', user: { firstname: 'Afi' } });
    await tabs[1]?.engine.logOut();
    await until(() => tabs[0]?.seen().state === 'anonymous');
    expect(tabs.map(({ seen }) => seen().state)).toEqual(['anonymous', 'anonymous']);
    expect(tabs.map(({ endings }) => endings)).toEqual([['ended-in-another-tab'], ['logged-out']]);
    expect(tabs[1]?.input.remove, 'logging out removes the input of this tab').toHaveBeenLastCalledWith();
    expect(tabs[0]?.input.remove, 'the other tab keeps unsaved input').not.toHaveBeenCalledWith();
    expect(tabs[0]?.input.expire, '… for a while').toHaveBeenCalledOnce();
    expect(browser.items.size).toBe(0);
  });

  it('discard unsaved input when another user logs in', async () => {
    const { tabs } = twoTabs();
    await tabs[0]?.engine.connect({ user: afi, accessToken: 'token-1', remember: true });
    await until(() => tabs[1]?.seen().state === 'connected');
    await tabs[0]?.engine.connect({ user: { ...afi, id: 'u-2' }, accessToken: 'token-2', remember: true });
    await until(() => tabs[1]?.seen().user?.id === 'u-2');
    for (const { input } of tabs) expect(input.remove.mock.calls).toEqual([[afi.id], ['u-2']]);
  });

  it('show a change of the user that one of them made', async () => {
    const { tabs } = twoTabs();
    await tabs[0]?.engine.connect({ user: afi, accessToken: 'token-1', remember: false });
    await until(() => tabs[1]?.seen().state === 'connected');
    tabs[1]?.engine.send({ type: 'UPDATE', user: { ...afi, firstname: 'Ama' } });
    await until(() => tabs[0]?.seen().user?.firstname === 'Ama');
    expect(tabs[0]?.seen().user?.firstname).toBe('Ama');
  });
});

it.each([-24, 24])('a clock that is off by %i hours does not end the session', async (hours) => {
  const browser = fakeBrowser();
  await browser.tab().write(stored('token-1', { tokenDate: Date.now() + hours * 3_600_000 }));
  const tab = openTab(browser);
  await until(() => tab.seen().state !== 'starting');
  expect(tab.seen().state).toBe('connected');
  vi.useFakeTimers({ now: Date.now() - hours * 3_600_000, toFake: ['Date'] });
  const another = openTab(browser);
  await until(() => another.seen().state !== 'starting');
  expect(another.seen().state).toBe('connected');
});

it('discards unsaved input before the state becomes anonymous', async () => {
  const browser = fakeBrowser();
  const order: string[] = [];
  const clientWith = () => silent;
  const input = { remove: () => order.push('removed'), expire: () => undefined };
  const engine = startEngine(
    { clientWith, onPreferredLocale: () => undefined, storage: browser.tab(), input },
    ({ state }) => order.push(state),
  );
  await engine.connect({ user: afi, accessToken: 'token-1', remember: true });
  order.length = 0;
  await engine.logOut();
  expect([...new Set(order)]).toEqual(['starting', 'removed', 'anonymous']);
});

it('a refresh during a load of the user waits for its own load', async () => {
  const loads: ((result: unknown) => void)[] = [];
  const held = { call: () => new Promise((resolve) => void loads.push(resolve)) } as unknown as Client;
  const tab = openTab(fakeBrowser(), held);
  await tab.engine.connect({ user: afi, accessToken: 'token-1' });
  const refreshed = tab.engine.refresh();
  loads[0]?.({ ok: true, data: afi });
  await settle();
  loads[1]?.({ ok: true, data: { ...afi, firstname: 'Ama' } });
  await refreshed;
  expect(tab.seen().user?.firstname).toBe('Ama');
});

it('logs out and clears the storage without waiting for the network', async () => {
  const browser = fakeBrowser();
  const never = { call: () => new Promise(() => undefined) } as unknown as Client;
  const tab = openTab(browser, never);
  await tab.engine.connect({ user: afi, accessToken: 'token-1', remember: true });
  await tab.engine.logOut();
  expect(tab.endings).toEqual(['logged-out']);
  expect(browser.items.size).toBe(0);
});
