const prefix = 'kermesse-composer ';

/** Returns the name of the lock of a draft. */
export const lockName = (key: string) => prefix + key;

/** Returns the keys of the drafts that are locked by a window of this browser, including this one. */
export async function lockedDrafts(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefix));
  return new Set(names.map((name) => name.slice(prefix.length)));
}
