import { codeFailure } from './code-failure.ts';

/** The pauses before the first retries, in milliseconds. */
const firstPauses = [1000, 3000, 10_000];
/** The pause before each further retry, in milliseconds: a server may be down for minutes. */
const laterPause = 30_000;

/** The loaders that have failed twice and are retried. */
const failing = new Set<object>();

/** Reports to the page whether code is missing that it needs (see {@link codeFailure}). */
const report = () => dispatchEvent(new CustomEvent(codeFailure, { detail: failing.size > 0 }));

/** Ends the retries of a loader: it has succeeded, or its signal has aborted. */
function end(load: object): void {
  if (failing.delete(load)) report();
}

/** Waits until the pause (in milliseconds) is over, the browser is back online, or `signal` aborts. */
export function waitForRetry(pause: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, pause);
    addEventListener('online', finish);
    signal?.addEventListener('abort', finish);
    function finish() {
      clearTimeout(timer);
      removeEventListener('online', finish);
      signal?.removeEventListener('abort', finish);
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
 * From the second failure on, the page shows a message with a link that retries at once.
 *
 * @param signal ends the retries when it aborts, for example because the component was unmounted
 * @returns the loaded code; never rejects, and never resolves after `signal` has aborted. Each error is reported as
 * uncaught, unless the browser is offline, which is no error of the site.
 */
export async function loadUntilSuccess<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const isAborted = () => signal?.aborted === true;
  for (let tries = 0; !isAborted(); tries += 1) {
    try {
      const loaded = await load();
      if (isAborted()) break;
      end(load);
      return loaded;
    } catch (error) {
      // Reported like an uncaught error: the connection or the code may be broken.
      if (navigator.onLine) reportError(error);
      // Most failures are over at the first retry.
      if (tries > 0 && !isAborted()) {
        failing.add(load);
        report();
      }
      await waitForRetry(firstPauses[tries] ?? laterPause, signal);
    }
  }
  end(load);
  return new Promise(() => undefined);
}
