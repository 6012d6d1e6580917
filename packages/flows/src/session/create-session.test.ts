import { beforeEach, expect, it, vi } from 'vitest';
import { createSession, type SessionOptions } from './create-session.ts';
import { rememberedSessionKey } from './storage/session-keys.ts';

type Code = Awaited<ReturnType<NonNullable<SessionOptions['load']>>>;
type Changed = Parameters<Code['startEngine']>[1];

/** A channel to other tabs, of which there are none. */
class FakeChannel extends EventTarget {
  postMessage = () => undefined;
}

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, removeItem: () => undefined });
});

/** Creates a session whose machine has no states: the test reports them. Its code loads after some failures. */
function start(failures = 0) {
  const send = vi.fn<(event: unknown) => void>();
  const connect = vi.fn<(loggedIn: unknown) => Promise<void>>(() => Promise.resolve());
  const load = vi.fn(async () => ({ startEngine, browserStorage: () => undefined }) as unknown as Code);
  for (let failed = 0; failed < failures; failed += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { promise: engineStarts, resolve } = Promise.withResolvers<Changed>();
  const startEngine = (_options: unknown, changed: Changed) => {
    resolve(changed);
    return { send, connect };
  };
  const session = createSession({
    news: false,
    clientWith: () => {
      throw new Error('The test sends no request.');
    },
    onPreferredLocale: () => undefined,
    load,
  });
  return { session, send, connect, engineStarts };
}

const user = { id: '7' } as NonNullable<Parameters<Changed>[0]['user']>;

it('saves a language that was chosen before the session is connected, once', async () => {
  stored.set(rememberedSessionKey, 'session');
  const { session, send, engineStarts } = start();
  session.saveLocale('fr');
  session.saveLocale('en');
  const changed = await engineStarts;
  changed({ state: 'connected', user, ended: null });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'LANGUAGE', locale: 'en' });
  changed({ state: 'connected', user: { ...user }, ended: null });
  expect(send).toHaveBeenCalledOnce();
});

it('forgets the language when the stored session has ended', async () => {
  stored.set(rememberedSessionKey, 'session');
  const { session, send, engineStarts } = start();
  session.saveLocale('en');
  const changed = await engineStarts;
  changed({ state: 'anonymous', user: null, ended: null });
  changed({ state: 'connected', user, ended: null });
  expect(send).not.toHaveBeenCalled();
});

it('does not save the language of a guest who logs in later', async () => {
  const { session, send, engineStarts } = start();
  session.saveLocale('en');
  await session.get().preload();
  const changed = await engineStarts;
  changed({ state: 'connected', user, ended: null });
  expect(send).not.toHaveBeenCalled();
});

it('begins a session that it has received, even when its code fails to load at first', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
  const { session, connect } = start(3);
  const loggedIn = { user, accessToken: 'token' };
  const connected = session.get().connect(loggedIn);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await connected;
  expect(connect).toHaveBeenCalledExactlyOnceWith(loggedIn);
});
