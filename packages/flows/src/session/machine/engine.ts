import type { ErrorCode } from '@kermesse/api/errors';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { waitFor } from 'xstate';
import { removeOtherInput, expireStoredInput } from '../../keptInput/stored-input.ts';
import type { SessionEvent } from './machine.ts';
import { apiServices, createSessionActor, type CreateClient } from './services.ts';
import { keepsInput, type Ending, type Session, type LoggedIn, type LogoutReason } from '../session.ts';
import type { SessionStorage } from '../storage/storage.ts';

/** The part of a session that its machine decides. */
type MachineState = Pick<Session, 'state' | 'user' | 'ended'>;

/** What the session's machine needs from its browser. */
export interface EngineOptions {
  clientWith: CreateClient;
  /** Called with the user's preferred language, when a session begins and when it changes. */
  onPreferredLocale: (locale: Locale) => void;
  storage: SessionStorage;
  /** Removes the unsaved input of this tab, or lets it expire, when a session begins or ends. */
  input?: { remove: (except?: string) => void; expire: () => void };
}

/** Runs the session's machine in this browser. Calls `changed` with the state at once and after each transition. */
export function startEngine(
  {
    clientWith,
    onPreferredLocale,
    storage,
    input = { remove: removeOtherInput, expire: expireStoredInput },
  }: EngineOptions,
  changed: (state: MachineState) => void,
) {
  /** The id of the logged-in user. */
  let owner: string | undefined;
  function onEnded(why: Ending): void {
    if (keepsInput({ user: null, ended: why })) input.expire();
    else input.remove();
  }
  const services = { ...storage, ...apiServices(clientWith), onEnded, onPreferredLocale };
  const actor = createSessionActor(services);
  actor.subscribe((snapshot) => {
    const { session, ended: last } = snapshot.context;
    // While a session is being cleared, the user is not shown, and no redirect happens until it is removed.
    const state = snapshot.hasTag('pending') ? 'starting' : snapshot.matches('connected') ? 'connected' : 'anonymous';
    const present = state === 'connected' ? session?.user.id : undefined;
    // Discards the input of other users before any form of this user renders.
    if (present !== undefined && present !== owner) input.remove(present);
    owner = present;
    changed({ state, user: state === 'connected' && session !== null ? session.user : null, ended: last });
  });
  actor.start();

  return {
    token: () => actor.getSnapshot().context.session?.token,
    send(event: SessionEvent): void {
      // A session in memory belongs to this tab alone, so changes in other tabs do not affect it.
      if (event.type !== 'CHANGED' || !storage.inMemory()) actor.send(event);
    },
    /** Ends the session after a 401 response. A 401 for the token of an older session does not end the current one. */
    onUnauthorized(token: string, code?: ErrorCode): void {
      if (token !== actor.getSnapshot().context.session?.token) return;
      actor.send({
        type: 'UNAUTHORIZED',
        token,
        why: code === 'auth/session_ended' ? 'ended-by-another-device' : 'refused',
      });
    },
    async connect(loggedIn: LoggedIn): Promise<void> {
      actor.send({ type: 'CONNECT', ...loggedIn, tokenDate: Date.now() });
      await waitFor(actor, (snapshot) => !snapshot.matches('connecting'));
    },
    async refresh(): Promise<void> {
      actor.send({ type: 'REFRESH' });
      await waitFor(actor, (snapshot) => !snapshot.matches({ connected: { user: 'loading' } }));
    },
    async logOut(why?: LogoutReason): Promise<void> {
      await waitFor(actor, (snapshot) => !snapshot.matches('starting'));
      actor.send({ type: 'LOG_OUT', why });
      await waitFor(actor, (snapshot) => !snapshot.matches('loggedOut'));
    },
  };
}

export { browserStorage } from '../storage/storage.ts';
