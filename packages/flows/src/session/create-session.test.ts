import { beforeEach, expect, it, vi } from 'vitest';
import { createSession, type SessionOptions } from './create-session.ts';
import { rememberedSessionKey, visitSessionKey } from './storage/session-keys.ts';

type Code = Awaited<ReturnType<NonNullable<SessionOptions['load']>>>;
type Changed = Parameters<Code['startEngine']>[1];

/** A channel to other tabs, of which there are none. */
class FakeChannel extends EventTarget {
  postMessage = () => undefined;
}
let channel: FakeChannel;
let page: EventTarget;

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  channel = new FakeChannel();
  vi.stubGlobal(
    'BroadcastChannel',
    vi.fn(function createChannel() {
      return channel;
    }),
  );
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

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });
const pageShown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
const signs: [name: string, send: () => boolean][] = [
  ['a message of another tab', () => channel.dispatchEvent(new Event('message'))],
  ['a change of the remembered session', () => page.dispatchEvent(storageEvent(rememberedSessionKey))],
  ['a change of the session of the visit', () => page.dispatchEvent(storageEvent(visitSessionKey))],
  ['an emptied storage', () => page.dispatchEvent(storageEvent(null))],
  ['a return from the back/forward cache', () => page.dispatchEvent(pageShown(true))],
];

/** Starts a stored session and waits until it knows its engine. Returns the function that gets its events. */
async function startStored() {
  stored.set(rememberedSessionKey, 'session');
  const { send, engineStarts } = start();
  await engineStarts;
  await new Promise((resolve) => setTimeout(resolve));
  return send;
}

it.each(signs)('reads the storage again after %s', async (_, sendSign) => {
  const send = await startStored();
  sendSign();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'CHANGED' });
});

it.each(signs)('starts the session of another tab after %s', async (_, sendSign) => {
  const { engineStarts } = start();
  stored.set(rememberedSessionKey, 'session');
  sendSign();
  await engineStarts;
});

it('ignores other changes of the storage, and a page that loads', async () => {
  const send = await startStored();
  page.dispatchEvent(storageEvent('theme'));
  page.dispatchEvent(pageShown(false));
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
