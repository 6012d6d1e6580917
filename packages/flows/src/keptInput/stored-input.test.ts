import { stubStorage } from '@kermesse/ui/testing/stub-storage';
import { beforeEach, expect, it, vi } from 'vitest';
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

const now = 1_800_000_000_000;
const afi = storedInputKey('afi', 'about');
const kossi = storedInputKey('kossi', 'about');

/** The items of the session storage. */
let items: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers({ now });
  items = stubStorage('sessionStorage');
});

it('returns kept input for an hour, then removes it', () => {
  expect(storeInput(afi, { firstname: 'Afiwa', types: ['1'] })).toBe(true);
  vi.setSystemTime(now + inputLifetime - 1);
  expect(readStoredInput(afi)?.data).toEqual({ firstname: 'Afiwa', types: ['1'] });
  expect(isInputWaiting()).toBe(true);
  vi.setSystemTime(now + inputLifetime);
  expect(readStoredInput(afi)).toBeUndefined();
  expect(items.size).toBe(0);
});

it('treats an expiry more than an hour away as expired: the clock was set back', () => {
  storeInput(afi, { firstname: 'Afiwa' });
  vi.setSystemTime(now - 1);
  expect(readStoredInput(afi)).toBeUndefined();
});

it('never keeps fields whose names contain password, code or token', () => {
  storeInput(afi, {
    email: 'afi@example.com',
    currentPassword: 'a',
    password: 'b',
    newPasswordConfirmation: 'c',
    code: 'd',
    accessToken: 'e',
  });
  expect(readStoredInput(afi)?.data).toEqual({ email: 'afi@example.com' });
});

it('discards the input of other users when a user logs in', () => {
  storeInput(afi, { firstname: 'Afiwa' });
  storeInput(kossi, { firstname: 'Koss' });
  items.set('redirect', '/account/profile');
  removeOtherInput('kossi');
  expect([...items.keys()].toSorted()).toEqual(['redirect', kossi]);
});

it('does not confuse a user id with another id that begins with it', () => {
  storeInput(storedInputKey('12', 'about'), { firstname: 'Afiwa' });
  removeOtherInput('1');
  expect(items.size).toBe(0);
});

it('discards all kept input when no user is given', () => {
  storeInput(afi, { firstname: 'Afiwa' }, null);
  items.set('redirect', '/account/profile');
  removeOtherInput();
  expect([...items.keys()]).toEqual(['redirect']);
});

it.each([undefined, 'afi'])('removes the number and the address of a guest (user %s)', (user) => {
  items.set('carried-email', 'kossi@example.com');
  items.set('kermesse:phone-code', '{"phone":"+22890123456"}');
  items.set('kermesse:unanswered-phone', '+22890123456');
  removeOtherInput(user);
  expect(items.size).toBe(0);
});

it('keeps a draft without expiry while logged in, and for an hour after the session has ended', () => {
  storeInput(afi, { step: 1 }, null);
  expect(isInputWaiting()).toBe(false);
  expireStoredInput();
  expect(isInputWaiting()).toBe(true);
  expect(readStoredInput(afi)).toEqual({ data: { step: 1 }, until: now + inputLifetime });
  vi.setSystemTime(now + 1000);
  expireStoredInput();
  expect(readStoredInput(afi)?.until, 'the hour starts at the end of the session').toBe(now + inputLifetime);
  vi.setSystemTime(now + inputLifetime);
  expect(isInputWaiting()).toBe(false);
  expect(items.size).toBe(0);
});

it('removes input an hour after the session has ended, even when the tab stays open', () => {
  storeInput(afi, { step: 1 }, null);
  expireStoredInput();
  vi.advanceTimersByTime(inputLifetime);
  expect(items.size).toBe(0);
});

it.each(['', 'null', '7', '"text"', '[', '{"until":"later","data":{}}'])(
  'treats the invalid record %j as no input',
  (text) => {
    items.set(afi, text);
    expect(readStoredInput(afi)).toBeUndefined();
    expect(isInputWaiting()).toBe(false);
    expireStoredInput();
    removeStoredInput(afi);
    expect(items.size).toBe(0);
  },
);

it('does not throw when the storage is full', () => {
  stubStorage('sessionStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(storeInput(afi, { firstname: 'Afiwa' })).toBe(false);
});

it('does not throw when the storage is blocked', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(storeInput(afi, { firstname: 'Afiwa' })).toBe(false);
  expect(readStoredInput(afi)).toBeUndefined();
  expect(isInputWaiting()).toBe(false);
  removeOtherInput();
});
