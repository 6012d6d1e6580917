/** The pauses between attempts, in milliseconds. */
const pauses = [500, 1000, 2000];

/**
 * Loads code that a user's action needs, in up to four attempts while the browser is online: one file of code imports
 * others, and each of them may fail. For code without a deadline, such as a component, use `lazyComponent` and
 * `loadUntilSuccess` of the ui package.
 * @returns what `load` resolves to; rejects when the last attempt fails: the caller then reports it and keeps the
 * user's input
 */
export async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
