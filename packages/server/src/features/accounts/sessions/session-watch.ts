import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** How long a session is watched at most, in milliseconds: shorter than proxies keep a silent connection (30 s and more). */
const longest = 25_000;
/** How often ended sessions are looked for while somebody waits, in milliseconds. */
const interval = 300;
/** The most waiting requests at once, in all and for one session (its tabs): further ones are asked to retry. */
const most = { all: 20_000, session: 10 };

/** Tells those who wait that their session was ended from another device. */
export interface SessionWatch {
  /**
   * Waits for the end of a session, named by the hash of its token. `unchanged`: nothing has happened for a while, the
   * caller is gone, or the server stops. `full`: too many wait.
   */
  wait(session: string, signal: AbortSignal): Promise<'ended' | 'unchanged' | 'full'>;
  /** Answers all who wait. */
  close(): void;
}

type Answer = (result: 'ended' | 'unchanged') => void;

/**
 * Watches sessions for one process. While anybody waits it asks the database a few times a second which sessions have
 * just ended: one look into a small index, however many wait, and right for any number of servers on one database.
 */
export function createSessionWatch(
  db: Database,
  report: (error: unknown) => void,
  { patience = longest } = {},
): SessionWatch {
  const waiting = new Map<string, Set<Answer>>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  function answerAll(session: string, result: 'ended' | 'unchanged'): void {
    for (const answer of waiting.get(session) ?? []) answer(result);
  }

  async function look(): Promise<void> {
    // Longer ago than any transaction lasts: a row is seen when it is committed, not when it was written.
    const { rows } = await sql<{ session: string }>`
      select token_hash as session from sessions where ended_at > now() - interval '20 seconds'
    `.execute(db);
    for (const { session } of rows) answerAll(session, 'ended');
  }

  /** One look after the other: a slow database is not asked twice at once. */
  function lookAgain(): void {
    if (timer !== undefined || count === 0) return;
    timer = setTimeout(() => {
      look()
        .catch(report)
        .finally(() => {
          timer = undefined;
          lookAgain();
        });
    }, interval);
  }

  return {
    wait(session, signal) {
      const same = waiting.get(session) ?? new Set<Answer>();
      if (count >= most.all || same.size >= most.session) return Promise.resolve('full');
      if (signal.aborted) return Promise.resolve('unchanged');
      return new Promise((resolve) => {
        const answer: Answer = (result) => {
          clearTimeout(end);
          signal.removeEventListener('abort', leave);
          if (same.delete(answer)) count -= 1;
          if (same.size === 0) waiting.delete(session);
          resolve(result);
        };
        const leave = () => answer('unchanged');
        const end = setTimeout(leave, patience);
        signal.addEventListener('abort', leave);
        waiting.set(session, same.add(answer));
        count += 1;
        lookAgain();
      });
    },
    close() {
      for (const session of waiting.keys()) answerAll(session, 'unchanged');
    },
  };
}
