/** Pauses between tries, in milliseconds. */
const pauses = [500, 1000, 2000];

/**
 * Loads code that somebody's request needs, and asks for it up to four times while the browser is online: a file of code
 * asks for others, and each of them may fail. What can wait for as long as it takes, such as a component, is for
 * `lazyComponent` and `untilLoaded` of the ui package.
 *
 * @returns what was loaded; rejects when the last try fails: the caller then says so, and keeps what was typed
 */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
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
