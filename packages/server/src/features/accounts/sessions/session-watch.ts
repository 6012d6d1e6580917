import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The maximum waiting time in milliseconds, shorter than the idle timeout of proxies (30 s and more). */
const maxWait = 25_000;
/** The milliseconds between two queries for ended sessions while requests wait. */
const interval = 300;
/** The maximum number of waiting requests, in total and per session (its tabs). Further ones must retry. */
const maxWaiting = { all: 20_000, session: 10 };

/** Responds to waiting requests when their session is ended from another device. */
export interface SessionWatch {
  /**
   * Waits for the end of a session. `session` is the hash of its token. Resolves to `unchanged` after the maximum
   * waiting time, if the client disconnects or if the server stops; to `full` if too many requests are waiting.
   */
  wait(session: string, signal: AbortSignal): Promise<'ended' | 'unchanged' | 'full'>;
  /** Responds to all waiting requests with `unchanged`, and to later ones at once, so that the server can stop. */
  close(): void;
}

type Respond = (result: 'ended' | 'unchanged') => void;

/**
 * Creates the session watch of one process. While requests wait, it queries the database a few times a second for
 * recently ended sessions. One query of a small index serves all waiting requests, and it works with any number of
 * servers on one database.
 */
export function createSessionWatch(
  db: Database,
  report: (error: unknown) => void,
  { timeout = maxWait } = {},
): SessionWatch {
  const waiting = new Map<string, Set<Respond>>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function respondAll(session: string, result: 'ended' | 'unchanged'): void {
    for (const respond of waiting.get(session) ?? []) respond(result);
  }

  async function checkEnded(): Promise<void> {
    // 20 seconds exceed any transaction: a row becomes visible when it is committed, later than its time stamp.
    const { rows } = await sql<{ session: string }>`
      select token_hash as session from sessions where ended_at > now() - interval '20 seconds'
    `.execute(db);
    for (const { session } of rows) respondAll(session, 'ended');
  }

  /** Schedules the next query after the previous one, so that a slow database never gets two at once. */
  function scheduleCheck(): void {
    if (timer !== undefined || count === 0) return;
    timer = setTimeout(() => {
      checkEnded()
        .catch(report)
        .finally(() => {
          timer = undefined;
          scheduleCheck();
        });
    }, interval);
  }

  return {
    wait(session, signal) {
      const same = waiting.get(session) ?? new Set<Respond>();
      if (count >= maxWaiting.all || same.size >= maxWaiting.session) return Promise.resolve('full');
      if (closed || signal.aborted) return Promise.resolve('unchanged');
      return new Promise((resolve) => {
        const respond: Respond = (result) => {
          clearTimeout(end);
          signal.removeEventListener('abort', stopWaiting);
          if (same.delete(respond)) count -= 1;
          if (same.size === 0) waiting.delete(session);
          resolve(result);
        };
        const stopWaiting = () => respond('unchanged');
        const end = setTimeout(stopWaiting, timeout);
        signal.addEventListener('abort', stopWaiting);
        waiting.set(session, same.add(respond));
        count += 1;
        scheduleCheck();
      });
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const session of waiting.keys()) respondAll(session, 'unchanged');
    },
  };
}
