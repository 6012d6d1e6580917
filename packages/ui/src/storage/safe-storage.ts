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

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Runs `act` with a storage. Returns undefined when the browser blocks it: even reading `localStorage` may throw. Code
 * that runs before the first paint uses this function, because it is smaller than a `SafeStorage`.
 */
export function withStorage<S, T>(open: () => S, act: (storage: S) => T): T | undefined {
  try {
    return act(open());
  } catch {
    return undefined;
  }
}

/** Wraps a storage, so that no access throws. */
function safeStorage(open: () => BrowserStorage): SafeStorage {
  const attempt = <T>(act: (storage: BrowserStorage) => T) => withStorage(open, act);
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt(Object.keys) ?? [],
  };
}

/** The storage of this browser. */
export const safeLocalStorage = /* @__PURE__ */ safeStorage(() => localStorage);

/** The storage of this tab. */
export const safeSessionStorage = /* @__PURE__ */ safeStorage(() => sessionStorage);
