import { setImmediate, setTimeout } from 'node:timers/promises';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { isUnavailable } from '../../platform/database/unavailable.ts';
import { readContentVersion } from './store.ts';

/** The content version. Caches of everything rendered from content use it as their key. */
export interface ContentVersion {
  /** Returns the current version. */
  current(): Promise<number>;
  /**
   * Returns the version to render: the current one. If the database is unavailable or does not respond within
   * `versionTimeout`, it returns the last known one as `stale`.
   */
  toShow(): Promise<{ version: number; stale: boolean }>;
  /** Returns the current version if it is known without a query. */
  known(): number | undefined;
  /** Records a change that this process has made. */
  changed(version: number): void;
  /** Registers a listener that runs for each version new to this process, including the first one. */
  onChange(listener: () => void): void;
}

/** The milliseconds that a page waits for the current version if an older one is known. */
const versionTimeout = 200;

/**
 * Creates the content version. Only this process changes an exclusive database, so the version of that one is cached.
 * In a shared database each call queries it, with one query at a time: a call during a query waits for the next query,
 * because the running one may return a version older than a change that the caller already knows of.
 */
export function createContentVersion({ db, exclusive }: Pick<OpenDatabase, 'db' | 'exclusive'>): ContentVersion {
  let running: Promise<number> | undefined;
  let queued: Promise<number> | undefined;
  /** The last known version. `queriedAt` is when the running query began. */
  let last: number | undefined;
  let queriedAt = 0;
  const listeners: (() => void)[] = [];

  const record = (version: number) => {
    // In an exclusive database the version only increases: an older one arrives late.
    if (exclusive && last !== undefined && version < last) return last;
    const isNew = version !== last;
    last = version;
    if (isNew) for (const listener of listeners) listener();
    return version;
  };
  const query = () => {
    queriedAt = performance.now();
    running = readContentVersion(db)
      .then(record)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const queryNext = (before: Promise<number>) => {
    queued ??= before
      .catch(() => undefined)
      .then(() => {
        queued = undefined;
        return query();
      });
    return queued;
  };

  async function current(): Promise<number> {
    if (exclusive) return last ?? running ?? query();
    return running === undefined ? query() : queryNext(running);
  }

  /** The current version, if this process alone can change it; otherwise undefined. */
  const knownVersion = () => (exclusive ? last : undefined);

  return {
    current,
    known: knownVersion,
    async toShow() {
      const version = knownVersion();
      if (version !== undefined) return { version, stale: false };
      // The timeout counts from the start of the running query, so that pages do not wait for one that is already slow.
      const waited = running === undefined ? 0 : performance.now() - queriedAt;
      const fresh = current().then((newest) => ({ version: newest, stale: false }));
      if (last === undefined) return fresh;
      const fallback = { version: last, stale: true };
      return Promise.race([
        fresh.catch((error: unknown) => {
          if (isUnavailable(error)) return fallback;
          throw error;
        }),
        setTimeout(Math.max(0, versionTimeout - waited))
          // Prefer a response that arrived while the process was busy.
          .then(() => setImmediate())
          .then(() => fallback),
      ]);
    },
    changed: (version) => void record(version),
    onChange: (listener) => void listeners.push(listener),
  };
}
