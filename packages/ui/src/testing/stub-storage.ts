import { vi } from 'vitest';

/**
 * Replaces a storage of the browser by an empty one, whose keys are enumerable as in a browser. Returns its items.
 * @param more replaces methods of the storage
 */
export function stubStorage(name: 'localStorage' | 'sessionStorage', more: Partial<Storage> = {}): Map<string, string> {
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
  vi.stubGlobal(name, storage);
  return items;
}
