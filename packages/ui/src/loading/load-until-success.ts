/** The pauses before the first retries, in milliseconds. */
const firstPauses = [1000, 3000, 10_000];
/** The pause before each further retry, in milliseconds: a server may be down for minutes. */
const laterPause = 30_000;

function nextChance(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(take, pause);
    addEventListener('online', take);
    function take() {
      clearTimeout(timer);
      removeEventListener('online', take);
      resolve();
    }
  });
}

/**
 * Loads code and retries on a bad connection: after 1, 3 and 10 s, then every 30 s, and whenever the browser comes
 * back online. Lazy components use it (`lazyComponent`): without retries, a component whose code failed to load once
 * would stay broken until the page is reloaded, and React would remove its server-rendered HTML together with the
 * visitor's input.
 *
 * @returns the loaded code; never rejects. Each error is reported as uncaught.
 */
export async function loadUntilSuccess<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      // Reported like an uncaught error: the connection or the code may be broken.
      reportError(error);
      await nextChance(firstPauses[tries] ?? laterPause);
    }
  }
}
