import type { SessionServices } from './machine.ts';
import type { StoredSession } from '../storage/record.ts';
import type { User } from '../session.ts';
import { createStorage, type StorageParts } from '../storage/storage.ts';

/** Somebody, for tests and stories. */
export const afi: User = {
  id: 'u-1',
  email: 'afi@example.com',
  firstname: 'Afi',
  lastname: 'Mensah',
  fullname: 'Afi Mensah',
  emailVerifiedAt: null,
  phone: null,
  address: null,
  location: null,
  avatar: null,
  avatarUrl: null,
  authType: 'email-password',
  profileType: 'customer',
  profileId: 'p-1',
  profile: null,
  documents: [],
  preferences: { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'fr' },
  accountStatus: 1,
};

/** A stored session of hers with a token. */
export const stored = (token = 'token-1', more: Partial<StoredSession> = {}): StoredSession => ({
  user: afi,
  token,
  tokenDate: 1_700_000_000_000,
  remember: true,
  ...more,
});

/** A key as the browser makes it. */
export const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** A browser for tests: its local storage, its cookie, its key, and as many tabs as wanted. */
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
    tell: () => notify(),
  };
  return {
    items,
    parts,
    tab: (more: Partial<StorageParts> = {}) => createStorage({ ...parts, ...more }),
    loseKey: () => void (key = newKey()),
    /** Ends the browser: what has no age goes. */
    restart: () => void (mark = undefined),
    onTell: (listener: () => void) => void (notify = listener),
  };
}

/** Services that keep one session in memory and say yes to everything; a test changes what it is about. */
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
    ended: () => undefined,
    prefers: () => undefined,
    now: () => 1_700_000_000_000,
    ...more,
  };
}
