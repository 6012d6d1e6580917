import type { Failure } from '../failures/failure.ts';

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

/**
 * Returns why code could not be loaded, from the error of its last attempt: the `cause` is the status of the server's
 * response, if that is a failure, and an aborted request has stalled.
 */
export function readLoadError(error: unknown): Extract<Failure, { kind: 'offline' | 'timeout' | 'refused' }> {
  const { cause, name } = error instanceof Error ? error : {};
  if (typeof cause === 'number') return { kind: 'refused', status: cause, code: 'server/error' };
  return { kind: name === 'AbortError' ? 'timeout' : 'offline' };
}
