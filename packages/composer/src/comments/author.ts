import { safeLocalStorage } from '@kermesse/ui/safe-storage';

const storageKey = 'kermesse-composer-author';

/** Returns the name with which the user signed the last comment; undefined if there is none. */
export const readAuthor = (): string | undefined => safeLocalStorage.get(storageKey) ?? undefined;

/** Stores the name for the next comment. */
export const storeAuthor = (name: string): boolean => safeLocalStorage.set(storageKey, name);
