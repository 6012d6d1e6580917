/** Access to a browser storage that never throws. */
export interface SafeStorage {
  /** Returns a stored text; null when there is none, undefined when the storage is blocked. */
  get(key: string): string | null | undefined;
  /** Stores a text. Returns false when the storage is blocked or full. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
  /** Returns all keys. */
  keys(): string[];
}

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Wraps a storage, which browsers can block: even reading `localStorage` may throw. */
export function safeStorage(open: () => BrowserStorage): SafeStorage {
  function attempt<T>(act: (storage: BrowserStorage) => T): T | undefined {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () =>
      attempt((storage) => Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')) ?? [],
  };
}

/** The storage of this browser. */
export const safeLocalStorage = safeStorage(() => localStorage);

/** The storage of this tab. */
export const safeSessionStorage = safeStorage(() => sessionStorage);
