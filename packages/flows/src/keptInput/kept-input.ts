/**
 * What people typed and have not saved, kept in the storage of this tab (`sessionStorage`) under the id of whose it is:
 * over a reload, or over a session that ended before it was saved. Never passwords, codes or files.
 */

/** How long what was typed is kept after a session has ended, in milliseconds. */
export const keptFor = 60 * 60 * 1000;

const beginning = 'typed:';
const secret = /password|code|token/i;

/** What is needed of `sessionStorage`. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What is kept of one form. */
export interface KeptInput {
  data: unknown;
  /** When it is forgotten, in milliseconds since 1970; null while its owner is signed in and goes on typing. */
  until: number | null;
}

/** The storage of this tab; null where it is forbidden. */
export function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The key of what somebody typed into a form. */
export const keptKey = (userId: string, form: string): string => `${beginning}${userId}:${form}`;

function keysOf(storage: TabStorage | null): string[] {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
  return keys.filter((key) => key.startsWith(beginning));
}

/** A time that is further away than anything is kept was written under another clock: it counts as over. */
const isOver = (until: number | null, now: number) => until !== null && (until <= now || until > now + keptFor);

/** Keeps what was typed, but what is secret by its name. False when the browser keeps nothing. */
export function keepInput(
  key: string,
  data: object,
  until: number | null = Date.now() + keptFor,
  storage: TabStorage | null = tabStorage(),
): boolean {
  if (storage === null) return false;
  try {
    const kept: KeptInput = {
      data: Object.fromEntries(Object.entries(data).filter(([name]) => !secret.test(name))),
      until,
    };
    storage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    // The storage is full or forbidden.
    return false;
  }
}

/** Forgets what was typed into a form. */
export function dropInput(key: string, storage: TabStorage | null = tabStorage()): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Storage that is forbidden holds nothing.
  }
}

/** What was typed into a form; undefined when nothing is kept, its time is over, or it cannot be read. */
export function readInput(
  key: string,
  now = Date.now(),
  storage: TabStorage | null = tabStorage(),
): KeptInput | undefined {
  try {
    const kept = JSON.parse(storage?.getItem(key) ?? 'null') as Partial<KeptInput> | null;
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { data, until = null } = kept;
    if ((until === null || typeof until === 'number') && !isOver(until, now)) return { data, until };
    dropInput(key, storage);
  } catch {
    // It is not ours, or the storage is forbidden.
  }
  return undefined;
}

/** Whether something waits for its owner to log in again. What has waited too long is forgotten. */
export function isInputWaiting(now = Date.now(), storage: TabStorage | null = tabStorage()): boolean {
  return keysOf(storage)
    .map((key) => readInput(key, now, storage))
    .some((kept) => kept !== undefined && kept.until !== null);
}

/** From now on everything that is kept waits for its owner, for an hour: their session has ended, and they did not end it here. */
export function limitInput(now = Date.now(), storage: TabStorage | null = tabStorage()): void {
  for (const key of keysOf(storage)) {
    const kept = readInput(key, now, storage);
    if (kept?.until === null) keepInput(key, kept.data as object, now + keptFor, storage);
  }
  // A tab that stays open shows and keeps nothing of it afterwards.
  setTimeout(() => isInputWaiting(), keptFor);
}

/** Forgets what others than this user typed, and what has waited too long; everything when nobody is named. */
export function forgetInput(except?: string, now = Date.now(), storage: TabStorage | null = tabStorage()): void {
  for (const key of keysOf(storage)) {
    const own = except !== undefined && key.startsWith(keptKey(except, ''));
    if (!own || readInput(key, now, storage) === undefined) dropInput(key, storage);
  }
}
