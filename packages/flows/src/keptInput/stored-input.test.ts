import { safeStorage } from '@kermesse/ui/safe-storage';
import { expect, it } from 'vitest';
import {
  removeStoredInput,
  removeOtherInput,
  isInputWaiting,
  storeInput,
  inputLifetime,
  storedInputKey,
  expireStoredInput,
  readStoredInput,
} from './stored-input.ts';

/** Creates a fake session storage for tests. Like a browser's storage, it lists its items as its keys. */
function newStorage(more: Partial<Storage> = {}) {
  const items = new Map<string, string>();
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    ...more,
  };
  const storage = new Proxy(methods, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  return { ...safeStorage(() => storage), items };
}

const now = 1_800_000_000_000;
const afi = storedInputKey('afi', 'about');
const kossi = storedInputKey('kossi', 'about');

it('returns kept input for an hour, then removes it', () => {
  const storage = newStorage();
  expect(storeInput(afi, { firstname: 'Afiwa', types: ['1'] }, now + inputLifetime, storage)).toBe(true);
  expect(readStoredInput(afi, now + inputLifetime - 1, storage)?.data).toEqual({ firstname: 'Afiwa', types: ['1'] });
  expect(isInputWaiting(now, storage)).toBe(true);
  expect(readStoredInput(afi, now + inputLifetime, storage)).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

it('treats an expiry more than an hour away as expired: the clock was set back', () => {
  const storage = newStorage();
  storeInput(afi, { firstname: 'Afiwa' }, now + inputLifetime, storage);
  expect(readStoredInput(afi, now - 1, storage)).toBeUndefined();
});

it('never keeps fields whose names contain password, code or token', () => {
  const storage = newStorage();
  storeInput(
    afi,
    {
      email: 'afi@example.com',
      currentPassword: 'a',
      password: 'b',
      newPasswordConfirmation: 'c',
      code: 'd',
      accessToken: 'e',
    },
    now + inputLifetime,
    storage,
  );
  expect(readStoredInput(afi, now, storage)?.data).toEqual({ email: 'afi@example.com' });
});

it('discards the input of other users when a user logs in', () => {
  const storage = newStorage();
  storeInput(afi, { firstname: 'Afiwa' }, now + inputLifetime, storage);
  storeInput(kossi, { firstname: 'Koss' }, now + inputLifetime, storage);
  storage.set('redirect', '/account/profile');
  removeOtherInput('kossi', now, storage);
  expect([...storage.items.keys()].toSorted()).toEqual(['redirect', kossi]);
});

it('does not confuse a user id with another id that begins with it', () => {
  const storage = newStorage();
  storeInput(storedInputKey('12', 'about'), { firstname: 'Afiwa' }, now + inputLifetime, storage);
  removeOtherInput('1', now, storage);
  expect(storage.items.size).toBe(0);
});

it('discards all kept input when no user is given', () => {
  const storage = newStorage();
  storeInput(afi, { firstname: 'Afiwa' }, null, storage);
  storage.set('redirect', '/account/profile');
  removeOtherInput(undefined, now, storage);
  expect([...storage.items.keys()]).toEqual(['redirect']);
});

it('keeps a draft without expiry while logged in, and for an hour after the session has ended', () => {
  const storage = newStorage();
  storeInput(afi, { step: 1 }, null, storage);
  expect(isInputWaiting(now, storage)).toBe(false);
  expireStoredInput(now, storage);
  expect(isInputWaiting(now, storage)).toBe(true);
  expect(readStoredInput(afi, now, storage)).toEqual({ data: { step: 1 }, until: now + inputLifetime });
  expireStoredInput(now + 1000, storage);
  expect(readStoredInput(afi, now + 1000, storage)?.until, 'the hour starts at the end of the session').toBe(
    now + inputLifetime,
  );
  expect(isInputWaiting(now + inputLifetime, storage)).toBe(false);
  expect(storage.items.size).toBe(0);
});

it.each(['', 'null', '7', '"text"', '[', '{"until":"later","data":{}}'])(
  'treats the invalid record %j as no input',
  (text) => {
    const storage = newStorage();
    storage.set(afi, text);
    expect(readStoredInput(afi, now, storage)).toBeUndefined();
    expect(isInputWaiting(now, storage)).toBe(false);
    expireStoredInput(now, storage);
    removeStoredInput(afi, storage);
    expect(storage.items.size).toBe(0);
  },
);

it('does not throw when the storage is blocked or full', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const full = newStorage({ setItem });
  const blocked = safeStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storeInput(afi, { firstname: 'Afiwa' }, now + inputLifetime, full)).toBe(false);
  expect(storeInput(afi, { firstname: 'Afiwa' }, now + inputLifetime, blocked)).toBe(false);
  expect(readStoredInput(afi, now, blocked)).toBeUndefined();
  expect(isInputWaiting(now, blocked)).toBe(false);
  removeOtherInput(undefined, now, blocked);
});
