/** Pauses between tries, in milliseconds; after them only a browser that comes back online is a reason to try again. */
const pauses = [1000, 3000, 10_000];

function nextChance(pause: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = pause === undefined ? undefined : setTimeout(take, pause);
    addEventListener('online', take);
    function take() {
      clearTimeout(timer);
      removeEventListener('online', take);
      resolve();
    }
  });
}

/**
 * Loads code and retries on a bad connection: after 1, 3 and 10 s, and whenever the browser comes back online. Components
 * load by it (`lazyComponent`): one that failed once would otherwise stay broken until the page is reloaded, and the
 * server's HTML with the input in it would be removed.
 *
 * @returns what was loaded; never rejects. What went wrong is reported as uncaught.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      // As if nobody had caught it: the line may be bad, or the code.
      reportError(error);
      await nextChance(pauses[tries]);
    }
  }
}
