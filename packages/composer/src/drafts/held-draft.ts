import { safeSessionStorage } from '@kermesse/ui/safe-storage';

const storageKey = 'kermesse-composer-held';

/** Stores for this tab which draft it edits, when another document replaces the composer. */
export function rememberHeldDraft(key: string): void {
  safeSessionStorage.set(storageKey, key);
}

/**
 * Returns the draft that this tab edited before a reload or a switch of the language, and forgets it: a tab that the
 * browser duplicates copies the storage, but must not take the draft over.
 */
export function takeHeldDraft(): string | undefined {
  const key = safeSessionStorage.get(storageKey) ?? undefined;
  safeSessionStorage.remove(storageKey);
  return key;
}
