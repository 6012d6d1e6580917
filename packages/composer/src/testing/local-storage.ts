import { vi } from 'vitest';

/** Replaces `localStorage` by an empty one, whose keys are enumerable as in a browser. Returns its items. */
export function stubLocalStorage(): Record<string, string> {
  const items: Record<string, string> = Object.create({
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, value: string) => void (items[name] = value),
    removeItem: (name: string) => delete items[name],
  }) as Record<string, string>;
  vi.stubGlobal('localStorage', items);
  return items;
}
