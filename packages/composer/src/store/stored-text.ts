/** A text in the storage of this browser. */
export interface StoredText {
  /** Returns the text; null if there is none or the storage is blocked. */
  get(): string | null;
  /** Stores a text; null removes it. Does nothing if the storage is full or blocked. */
  set(text: string | null): void;
}

/** Returns access to the text under a key of the browser's storage. */
export const storedText = (storage: 'localStorage' | 'sessionStorage', key: string): StoredText => ({
  get() {
    try {
      return globalThis[storage].getItem(key);
    } catch {
      return null;
    }
  },
  set(text) {
    try {
      if (text === null) globalThis[storage].removeItem(key);
      else globalThis[storage].setItem(key, text);
    } catch {
      // What the user has chosen lasts until the page reloads.
    }
  },
});
