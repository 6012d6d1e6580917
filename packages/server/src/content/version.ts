import type { OpenDatabase } from '../database/database.ts';
import { readVersion } from './store.ts';

/** The version of the content that is to be shown now; everything made from content is kept under it. */
export interface ContentVersion {
  current(): Promise<number>;
  /** Tells of a change made by this process. */
  changed(version: number): void;
}

/**
 * Watches the version of the content. A database of our own changes only through us, so its version is remembered; in
 * a shared one it is asked for at each request, one question at a time: who comes while one is under way waits for
 * the next, because the answer under way may be older than a change that he has already heard of.
 */
export function watchVersion({ db, exclusive }: Pick<OpenDatabase, 'db' | 'exclusive'>): ContentVersion {
  let known: Promise<number> | undefined;
  let running: Promise<number> | undefined;
  let queued: Promise<number> | undefined;

  const ask = () => {
    running = readVersion(db).finally(() => {
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

  return {
    async current() {
      if (!exclusive) return running === undefined ? ask() : askNext(running);
      known ??= readVersion(db).catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    },
    changed(version) {
      known = Promise.resolve(version);
    },
  };
}
