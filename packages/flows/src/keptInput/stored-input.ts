import { safeSessionStorage, type SafeStorage } from '@kermesse/ui/safe-storage';

/**
 * Keeps unsaved input in the storage of this tab (`sessionStorage`), by user id. The input survives a reload, and the
 * end of a session. Passwords, codes and files are never kept.
 */

/** The milliseconds for which input is kept after the session has ended. */
export const inputLifetime = 60 * 60 * 1000;

const prefix = 'typed:';
const secret = /password|code|token/i;

/** The kept input of one form. */
export interface KeptInput {
  data: unknown;
  /** When the input expires, in milliseconds since 1970; null while its user is signed in. */
  until: number | null;
}

/** Returns the storage key of a user's input in a form. */
export const keptKey = (userId: string, form: string): string => `${prefix}${userId}:${form}`;

const keysOf = (storage: SafeStorage) => storage.keys().filter((key) => key.startsWith(prefix));

/** Whether an expiry has passed. One too far in the future was written with another clock and counts as passed. */
const hasExpired = (until: number | null, now: number) =>
  until !== null && (until <= now || until > now + inputLifetime);

/** Returns input without the fields whose names mark them as secret. */
export const withoutSecrets = <T extends object>(data: T): Partial<T> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !secret.test(name))) as Partial<T>;

/** Keeps input without secrets. Returns false when the browser cannot store it. */
export function keepInput(
  key: string,
  data: object,
  until: number | null = Date.now() + inputLifetime,
  storage = safeSessionStorage,
): boolean {
  const kept: KeptInput = {
    data: withoutSecrets(data),
    until,
  };
  return storage.set(key, JSON.stringify(kept));
}

/** Removes the kept input of a form. */
export function removeKeptInput(key: string, storage = safeSessionStorage): void {
  storage.remove(key);
}

/** Returns the kept input of a form; undefined when there is none, it has expired, or it cannot be read. */
export function readKeptInput(key: string, now = Date.now(), storage = safeSessionStorage): KeptInput | undefined {
  try {
    const kept = JSON.parse(storage.get(key) ?? 'null') as Partial<KeptInput> | null;
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { data, until = null } = kept;
    if ((until === null || typeof until === 'number') && !hasExpired(until, now)) return { data, until };
    removeKeptInput(key, storage);
  } catch {
    // The record is invalid.
  }
  return undefined;
}

/** Whether kept input waits for its user to log in again. Removes expired input. */
export function isInputWaiting(now = Date.now(), storage = safeSessionStorage): boolean {
  return keysOf(storage)
    .map((key) => readKeptInput(key, now, storage))
    .some((kept) => kept !== undefined && kept.until !== null);
}

/** Sets the expiry of all kept input to an hour from now, after a session has ended other than by a logout here. */
export function expireKeptInput(now = Date.now(), storage = safeSessionStorage): void {
  for (const key of keysOf(storage)) {
    const kept = readKeptInput(key, now, storage);
    if (kept?.until === null) keepInput(key, kept.data as object, now + inputLifetime, storage);
  }
  // Removes the expired input even when the tab stays open.
  setTimeout(() => isInputWaiting(), inputLifetime);
}

/** Removes the input of all users except this one, and expired input. Without a user, removes all input. */
export function removeOtherInput(except?: string, now = Date.now(), storage = safeSessionStorage): void {
  for (const key of keysOf(storage)) {
    const own = except !== undefined && key.startsWith(keptKey(except, ''));
    if (!own || readKeptInput(key, now, storage) === undefined) removeKeptInput(key, storage);
  }
}
