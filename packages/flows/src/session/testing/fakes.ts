import { exampleCustomer } from '@kermesse/api/mock-examples';
import type { SessionServices } from '../machine/services.ts';
import type { StoredSession } from '../storage/record.ts';
import type { User } from '../session.ts';
import { createStorage, type StorageParts } from '../storage/storage.ts';

/** A user for tests and stories. */
export const afi: User = {
  ...exampleCustomer,
  id: 'u-1',
  emailVerifiedAt: null,
  phone: null,
  address: null,
  location: null,
  profileId: 'p-1',
  profile: null,
};

/** Returns a stored session of `afi` with the given token. */
export const stored = (token = 'token-1', more: Partial<StoredSession> = {}): StoredSession => ({
  user: afi,
  token,
  tokenDate: 1_700_000_000_000,
  remember: true,
  ...more,
});

/** Generates a key as the browser does. */
export const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** Creates a fake browser for tests: its local storage, its cookie, its key, and any number of tabs. */
export function fakeBrowser() {
  const items = new Map<string, string>();
  let key = newKey();
  let mark: string | undefined;
  let notify: () => void = () => undefined;
  const storage: NonNullable<StorageParts['storage']> = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  const parts: StorageParts = {
    storage,
    key: () => key,
    mark: { get: () => mark, set: (next) => void (mark = next ?? undefined) },
    notifyTabs: () => notify(),
  };
  return {
    items,
    parts,
    tab: (more: Partial<StorageParts> = {}) => createStorage({ ...parts, ...more }),
    loseKey: () => void (key = newKey()),
    /** Restarts the browser: cookies without `Max-Age` are deleted. */
    restart: () => void (mark = undefined),
    onNotify: (listener: () => void) => void (notify = listener),
  };
}

/** Creates services that keep one session in memory and always succeed. A test overrides what it needs in `more`. */
export function fakeServices(
  more: Partial<SessionServices> = {},
): SessionServices & { kept: () => StoredSession | null } {
  let kept: StoredSession | null = null;
  const done = () => Promise.resolve();
  return {
    kept: () => kept,
    read: () => Promise.resolve(kept),
    write: (session) => done().then(() => void (kept = session)),
    update: (session) => done().then(() => void (kept = session)),
    clear: (token) =>
      done().then(() => {
        if (kept?.token === token) kept = null;
        return kept;
      }),
    logout: done,
    loadUser: (user) => Promise.resolve(user),
    saveLocale: (user, locale) => Promise.resolve({ ...user, preferences: { ...user.preferences, locale } }),
    onEnded: () => undefined,
    onPreferredLocale: () => undefined,
    ...more,
  };
}
