import type { Client } from '@kermesse/api/client';
import type { BrowserSession } from '@kermesse/flows/create-session';

export interface WatchSessionOptions {
  session: BrowserSession;
  client: Client;
  /** Whether the backend says when a session is ended from another device. */
  enabled: boolean;
}

/**
 * While somebody is signed in and looks at this page, waits for the end of their session on another device. Guests ask
 * nothing and load nothing; a page in the background asks as soon as it is looked at again.
 */
export function watchSession({ session, client, enabled }: WatchSessionOptions): void {
  if (!enabled) return;
  let watched: { token: string; controller: AbortController } | undefined;

  function follow(): void {
    const visible = document.visibilityState === 'visible' && session.get().state === 'connected';
    const token = visible ? session.token() : undefined;
    if (token === watched?.token) return;
    watched?.controller.abort();
    watched = token === undefined ? undefined : { token, controller: new AbortController() };
    const signal = watched?.controller.signal;
    if (signal === undefined) return;
    import('@kermesse/flows/session-watch')
      .then(({ watchForEnd }) => watchForEnd({ client, token: session.token, signal }))
      .catch(() => undefined);
  }

  session.subscribe(follow);
  document.addEventListener('visibilitychange', follow);
  // A page that is put aside keeps no connection open, so that going back shows it at once.
  addEventListener('pagehide', () => {
    watched?.controller.abort();
    watched = undefined;
  });
  addEventListener('pageshow', follow);
}
