import { setImmediate, setTimeout } from 'node:timers/promises';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { isUnavailable } from '../../platform/database/unavailable.ts';
import { readVersion } from './store.ts';

/** The version of the content that is to be shown now; everything made from content is kept under it. */
export interface ContentVersion {
  current(): Promise<number>;
  /**
   * The version to show: the current one or, when the database is away or does not answer within `versionPatience`, the last
   * one known (`stale`).
   */
  toShow(): Promise<{ version: number; stale: boolean }>;
  /** The version to show where it is known without asking the database. */
  known(): number | undefined;
  /** Tells of a change made by this process. */
  changed(version: number): void;
  /** Calls the listener at each version that is new to this process, the first one included. */
  onChange(listener: () => void): void;
}

/** How long a page waits for the version of the content, in milliseconds, when an older one is known. */
const versionPatience = 200;

/**
 * Watches the version of the content. A database of our own changes only through us, so its version is remembered; in
 * a shared one it is asked for at each request, one question at a time: who comes while one is under way waits for
 * the next, because the answer under way may be older than a change that he has already heard of.
 */
export function watchVersion({ db, exclusive }: Pick<OpenDatabase, 'db' | 'exclusive'>): ContentVersion {
  let known: Promise<number> | undefined;
  let running: Promise<number> | undefined;
  let queued: Promise<number> | undefined;
  /** The last version that the database gave, and when the question under way was asked. */
  let last: number | undefined;
  let askedAt = 0;
  const listeners: (() => void)[] = [];

  const note = (version: number) => {
    const isNew = version !== last;
    last = version;
    if (isNew) for (const listener of listeners) listener();
    return version;
  };
  const ask = () => {
    askedAt = Date.now();
    running = readVersion(db)
      .then(note)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const askNext = (before: Promise<number>) => {
    queued ??= before
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        queued = undefined;
        return ask();
      });
    return queued;
  };

  async function current(): Promise<number> {
    if (!exclusive) return running === undefined ? ask() : askNext(running);
    known ??= readVersion(db)
      .then(note)
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  }

  /** Changes reach a database of our own through this process alone. */
  const certain = () => (exclusive && known !== undefined ? last : undefined);

  return {
    current,
    known: certain,
    async toShow() {
      const sure = certain();
      if (sure !== undefined) return { version: sure, stale: false };
      // A question that others have waited for long enough already is not waited for again.
      const waited = running === undefined ? 0 : Date.now() - askedAt;
      const answer = current().then((version) => ({ version, stale: false }));
      if (last === undefined) return answer;
      const fallback = { version: last, stale: true };
      return Promise.race([
        answer.catch((error: unknown) => {
          if (isUnavailable(error)) return fallback;
          throw error;
        }),
        setTimeout(Math.max(0, versionPatience - waited))
          // An answer that has arrived while the process was busy comes first.
          .then(() => setImmediate())
          .then(() => fallback),
      ]);
    },
    changed(version) {
      known = Promise.resolve(version);
      note(version);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
