import { safeSessionStorage } from '@kermesse/ui/safe-storage';
import { hourMilliseconds } from '@kermesse/api/schemas/common/durations';

/**
 * Keeps unsaved input in the storage of this tab (`sessionStorage`), by user id. The input survives a reload, and the
 * end of a session. Passwords, codes and files are never kept.
 */

/** The milliseconds for which input is kept after the session has ended. */
export const inputLifetime = hourMilliseconds;

const prefix = 'typed:';

/** The storage keys of what a guest entered for the next screen or a code by SMS, and of a login to be linked. */
export const guestKeys = {
  email: 'carried-email',
  phoneCode: 'kermesse:phone-code',
  unansweredPhone: 'kermesse:unanswered-phone',
  pendingLink: 'kermesse:pending-link',
} as const;

const secret = /password|code|token/i;

/** The kept input of one form. */
export interface StoredInput {
  data: unknown;
  /** When the input expires, in milliseconds since 1970; null while its user is logged in. */
  until: number | null;
}

/** Returns the storage key of a user's input in a form. */
export const storedInputKey = (userId: string, form: string): string => `${prefix}${userId}:${form}`;

const storedKeys = () => safeSessionStorage.keys().filter((key) => key.startsWith(prefix));

/** Whether an expiry has passed. One too far in the future was written with another clock and counts as passed. */
const hasExpired = (until: number | null) =>
  until !== null && (until <= Date.now() || until > Date.now() + inputLifetime);

/** Returns input without the fields whose names mark them as secret. */
export const withoutSecrets = <T extends object>(data: T): Partial<T> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !secret.test(name))) as Partial<T>;

/** Keeps input without secrets. Returns false when the browser cannot store it. */
export function storeInput(key: string, data: object, until: number | null = Date.now() + inputLifetime): boolean {
  const kept: StoredInput = { data: withoutSecrets(data), until };
  return safeSessionStorage.set(key, JSON.stringify(kept));
}

/** Removes the kept input of a form. */
export function removeStoredInput(key: string): void {
  safeSessionStorage.remove(key);
}

/** Returns the kept input of a form; undefined when there is none, it has expired, or it cannot be read. */
export function readStoredInput(key: string): StoredInput | undefined {
  try {
    const kept = JSON.parse(safeSessionStorage.get(key) ?? 'null') as Partial<StoredInput> | null;
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { data, until = null } = kept;
    if ((until === null || typeof until === 'number') && !hasExpired(until)) return { data, until };
    removeStoredInput(key);
  } catch {
    // The record is invalid.
  }
  return undefined;
}

/** Whether kept input waits for its user to log in again. Removes expired input. */
export function isInputWaiting(): boolean {
  return storedKeys()
    .map(readStoredInput)
    .some((kept) => kept !== undefined && kept.until !== null);
}

/** Sets the expiry of all kept input to an hour from now, after a session has ended other than by a logout here. */
export function expireStoredInput(): void {
  for (const key of storedKeys()) {
    const kept = readStoredInput(key);
    if (kept?.until === null) storeInput(key, kept.data as object);
  }
  // Removes the expired input even when the tab stays open.
  setTimeout(() => isInputWaiting(), inputLifetime);
}

/**
 * Removes the input of all users except this one, that of a guest, and expired input. Without a user, removes all
 * input.
 */
export function removeOtherInput(except?: string): void {
  for (const key of Object.values(guestKeys)) safeSessionStorage.remove(key);
  for (const key of storedKeys()) {
    const own = except !== undefined && key.startsWith(storedInputKey(except, ''));
    if (!own || readStoredInput(key) === undefined) removeStoredInput(key);
  }
}
