import type { Client, Result } from '@kermesse/api/client';
import type { OutputOf } from '@kermesse/api/operation';
import { userSessionsWait } from '@kermesse/api/user-sessions-wait';

/** The server answers after 25 seconds at the latest; what takes longer has no line any more. In milliseconds. */
const patience = 40_000;
/** Between two questions after failures, in milliseconds: at first, and at most. */
const pauses = { first: 2000, most: 60_000 };

export interface WatchOptions {
  client: Client;
  /** The token of the session; undefined when there is none. */
  token: () => string | undefined;
  signal: AbortSignal;
}

type Answer = Result<OutputOf<typeof userSessionsWait>>;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const ask = ({ client, signal }: WatchOptions): Promise<Answer> =>
  client.call(userSessionsWait, {}, { signal, timeout: patience });

/** In how many milliseconds to ask again; undefined: never. `failures` counts those in a row. */
function nextAsk(answer: Answer, failures: number): number | undefined {
  if (answer.ok) return answer.data.data.after * 1000;
  const { failure } = answer;
  if (failure.kind === 'aborted') return undefined;
  const refused = failure.kind === 'refused' ? failure : undefined;
  // A backend without this operation, or a session that has ended, which the client has reported.
  if (refused !== undefined && refused.status < 500 && refused.code !== 'rate/limited') return undefined;
  const wait = (refused?.retryAfter ?? 0) * 1000;
  // Not all at once when a server comes back.
  return Math.max(wait, Math.min(pauses.first * 2 ** failures, pauses.most) * (1 + Math.random()));
}

/**
 * Waits, question after question, until the session is ended from another device: the client then hears 401 and the
 * session ends here. Asks no more where the backend has no such operation, and when `signal` aborts.
 */
export async function watchForEnd(options: WatchOptions): Promise<void> {
  let failures = 0;
  while (!options.signal.aborted && options.token() !== undefined) {
    const answer = await ask(options);
    const next = nextAsk(answer, failures);
    if (next === undefined) return;
    failures = answer.ok ? 0 : failures + 1;
    if (next > 0) await pause(next, options.signal);
  }
}
