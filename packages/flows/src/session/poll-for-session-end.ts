import type { Client, Result } from '@kermesse/api/client';
import type { ResponseData } from '@kermesse/api/operation';
import { userSessionsWait } from '@kermesse/api/user-sessions-wait';

/** The timeout of a request, in milliseconds. The server responds within 25 seconds, unless the connection is lost. */
const requestTimeout = 40_000;
/** The first and the longest delay between two requests after failures, in milliseconds. */
const retryDelay = { first: 2000, longest: 60_000 };

/** What `pollForSessionEnd` needs: the client, the current token, and a signal that stops it. */
export interface PollOptions {
  client: Client;
  /** The token of the session; undefined when there is none. */
  token: () => string | undefined;
  signal: AbortSignal;
}

type WaitResult = Result<ResponseData<typeof userSessionsWait>>;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

const requestWait = ({ client, signal }: PollOptions): Promise<WaitResult> =>
  client.call(userSessionsWait, {}, { signal, timeout: requestTimeout });

/** Returns the milliseconds until the next request; undefined to stop. `failures` counts those in a row. */
function delayToNext(result: WaitResult, failures: number): number | undefined {
  if (result.ok) return result.data.after * 1000;
  const { failure } = result;
  if (failure.kind === 'aborted') return undefined;
  const refused = failure.kind === 'refused' ? failure : undefined;
  // The backend has no such operation, or the session has ended, which the client has reported.
  if (refused !== undefined && refused.status < 500 && refused.code !== 'rate/limited') return undefined;
  const wait = (refused?.retryAfter ?? 0) * 1000;
  // Random delays: clients must not all return at once after an outage.
  return Math.max(wait, Math.min(retryDelay.first * 2 ** failures, retryDelay.longest) * (1 + Math.random()));
}

/**
 * Polls the server until the session is ended from another device: the client then receives a 401 and ends the session
 * here. Stops when the backend has no such operation, and when `signal` aborts.
 */
export async function pollForSessionEnd(options: PollOptions): Promise<void> {
  let failures = 0;
  while (!options.signal.aborted && options.token() !== undefined) {
    const result = await requestWait(options);
    const next = delayToNext(result, failures);
    if (next === undefined) return;
    failures = result.ok ? 0 : failures + 1;
    if (next > 0) await pause(next, options.signal);
  }
}
