import { safeStorage } from '@kermesse/ui/safe-storage';
import { expect, it } from 'vitest';
import {
  removeKeptInput,
  removeOtherInput,
  isInputWaiting,
  keepInput,
  inputLifetime,
  keptKey,
  expireKeptInput,
  readKeptInput,
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
const afi = keptKey('afi', 'about');
const kossi = keptKey('kossi', 'about');

it('returns kept input for an hour, then removes it', () => {
  const storage = newStorage();
  expect(keepInput(afi, { firstname: 'Afiwa', types: ['1'] }, now + inputLifetime, storage)).toBe(true);
  expect(readKeptInput(afi, now + inputLifetime - 1, storage)?.data).toEqual({ firstname: 'Afiwa', types: ['1'] });
  expect(isInputWaiting(now, storage)).toBe(true);
  expect(readKeptInput(afi, now + inputLifetime, storage)).toBeUndefined();
  expect(storage.items.size).toBe(0);
});

it('treats an expiry more than an hour away as expired: the clock was set back', () => {
  const storage = newStorage();
  keepInput(afi, { firstname: 'Afiwa' }, now + inputLifetime, storage);
  expect(readKeptInput(afi, now - 1, storage)).toBeUndefined();
});

it('never keeps fields whose names contain password, code or token', () => {
  const storage = newStorage();
  keepInput(
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
  expect(readKeptInput(afi, now, storage)?.data).toEqual({ email: 'afi@example.com' });
});

it('discards the input of other users when a user signs in', () => {
  const storage = newStorage();
  keepInput(afi, { firstname: 'Afiwa' }, now + inputLifetime, storage);
  keepInput(kossi, { firstname: 'Koss' }, now + inputLifetime, storage);
  storage.set('redirect', '/account/profile');
  removeOtherInput('kossi', now, storage);
  expect([...storage.items.keys()].toSorted()).toEqual(['redirect', kossi]);
});

it('does not confuse a user id with another id that begins with it', () => {
  const storage = newStorage();
  keepInput(keptKey('12', 'about'), { firstname: 'Afiwa' }, now + inputLifetime, storage);
  removeOtherInput('1', now, storage);
  expect(storage.items.size).toBe(0);
});

it('discards all kept input when no user is given', () => {
  const storage = newStorage();
  keepInput(afi, { firstname: 'Afiwa' }, null, storage);
  storage.set('redirect', '/account/profile');
  removeOtherInput(undefined, now, storage);
  expect([...storage.items.keys()]).toEqual(['redirect']);
});

it('keeps a draft without expiry while signed in, and for an hour after the session has ended', () => {
  const storage = newStorage();
  keepInput(afi, { step: 1 }, null, storage);
  expect(isInputWaiting(now, storage)).toBe(false);
  expireKeptInput(now, storage);
  expect(isInputWaiting(now, storage)).toBe(true);
  expect(readKeptInput(afi, now, storage)).toEqual({ data: { step: 1 }, until: now + inputLifetime });
  expireKeptInput(now + 1000, storage);
  expect(readKeptInput(afi, now + 1000, storage)?.until, 'the hour starts at the end of the session').toBe(
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
    expect(readKeptInput(afi, now, storage)).toBeUndefined();
    expect(isInputWaiting(now, storage)).toBe(false);
    expireKeptInput(now, storage);
    removeKeptInput(afi, storage);
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
  expect(keepInput(afi, { firstname: 'Afiwa' }, now + inputLifetime, full)).toBe(false);
  expect(keepInput(afi, { firstname: 'Afiwa' }, now + inputLifetime, blocked)).toBe(false);
  expect(readKeptInput(afi, now, blocked)).toBeUndefined();
  expect(isInputWaiting(now, blocked)).toBe(false);
  removeOtherInput(undefined, now, blocked);
});
