import type { Client } from '@kermesse/api/client';
import { loadWithRetries } from '@kermesse/api/load-with-retries';
import type { BrowserSession } from '@kermesse/flows/create-session';

export interface WatchSessionOptions {
  session: BrowserSession;
  client: Client;
  /** Whether the backend reports that a session was ended from another device. */
  enabled: boolean;
}

/**
 * Watches for the end of the session from another device, while the user is logged in and the page is visible. For
 * guests it sends and loads nothing. A hidden page resumes watching when it becomes visible.
 */
export function watchSession({ session, client, enabled }: WatchSessionOptions): void {
  if (!enabled) return;
  let watched: { token: string; controller: AbortController } | undefined;

  function update(): void {
    const visible = document.visibilityState === 'visible' && session.get().state === 'connected';
    const token = visible ? session.token() : undefined;
    if (token === watched?.token) return;
    watched?.controller.abort();
    watched = token === undefined ? undefined : { token, controller: new AbortController() };
    const signal = watched?.controller.signal;
    if (signal === undefined) return;
    loadWithRetries(() => import('@kermesse/flows/poll-for-session-end'))
      .then(({ pollForSessionEnd }) => pollForSessionEnd({ client, token: session.token, signal }))
      .catch(() => {
        // The next change of the session, the connection or the visibility tries again.
        if (watched?.controller.signal === signal) watched = undefined;
      });
  }

  session.subscribe(update);
  document.addEventListener('visibilitychange', update);
  addEventListener('online', update);
  // A page in the back/forward cache keeps no connection open, so that going back shows it at once.
  addEventListener('pagehide', () => {
    watched?.controller.abort();
    watched = undefined;
  });
  addEventListener('pageshow', update);
}
