import type { ErrorCode } from '@kermesse/api/errors';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { createActor, waitFor } from 'xstate';
import { forgetInput, limitInput } from '../../keptInput/kept-input.ts';
import { createSessionMachine, type SessionEvent } from './machine.ts';
import { apiServices, type ClientWith } from './services.ts';
import type { Ending, Session, SignedIn, SignOutReason } from '../session.ts';
import type { SessionStorage } from '../storage/storage.ts';

type Seen = Pick<Session, 'state' | 'user' | 'ended'>;

export interface EngineOptions {
  clientWith: ClientWith;
  /** Called with the user's preferred language, when a session begins and when it changes. */
  prefers: (locale: Locale) => void;
  storage: SessionStorage;
  /** What is done with the input that was typed in this tab and not saved. */
  input?: { forget: (except?: string) => void; limit: () => void };
}

/** Runs the session's machine in this browser. `changed` gets the snapshot, at once and after each step. */
export function startEngine(
  { clientWith, prefers, storage, input = { forget: forgetInput, limit: limitInput } }: EngineOptions,
  changed: (seen: Seen) => void,
) {
  /** The id of the signed-in user. */
  let owner: string | undefined;
  function ended(why: Ending): void {
    // Who ends their session here leaves nothing behind; everybody else can log in again and go on.
    if (why === 'signed-out' || why === 'deleted') input.forget();
    else input.limit();
  }
  const services = { ...storage, ...apiServices(clientWith), ended, prefers, now: Date.now };
  const actor = createActor(createSessionMachine(services));
  actor.subscribe((snapshot) => {
    const { session, ended: last } = snapshot.context;
    // While a session is being cleared nothing is shown of it, and nobody is sent anywhere before it is gone.
    const seen = snapshot.hasTag('unsettled') ? 'starting' : snapshot.matches('connected') ? 'connected' : 'anonymous';
    const present = seen === 'connected' ? session?.user.id : undefined;
    // Before any form of theirs is shown: what somebody else typed is not for them.
    if (present !== undefined && present !== owner) input.forget(present);
    owner = present;
    changed({ state: seen, user: seen === 'connected' && session !== null ? session.user : null, ended: last });
  });
  actor.start();

  return {
    token: () => actor.getSnapshot().context.session?.token,
    send(event: SessionEvent): void {
      // A session in memory is this tab's own.
      if (event.type !== 'CHANGED' || !storage.inMemory()) actor.send(event);
    },
    /** A call was answered with 401. The refusal of an older session's token does not end the present one. */
    refused(token: string, code?: ErrorCode): void {
      if (token !== actor.getSnapshot().context.session?.token) return;
      actor.send({ type: 'REFUSED', token, why: code === 'auth/session_ended' ? 'ended-elsewhere' : 'refused' });
    },
    async connect(signedIn: SignedIn): Promise<void> {
      actor.send({ type: 'CONNECT', ...signedIn });
      await waitFor(actor, (snapshot) => !snapshot.matches('connecting'));
    },
    async refresh(): Promise<void> {
      actor.send({ type: 'REFRESH' });
      await waitFor(actor, (snapshot) => !snapshot.matches({ connected: { user: 'loading' } }));
    },
    async signOut(why?: SignOutReason): Promise<void> {
      await waitFor(actor, (snapshot) => !snapshot.matches('starting'));
      actor.send({ type: 'SIGN_OUT', why });
      await waitFor(actor, (snapshot) => !snapshot.matches('signedOut'));
    },
  };
}

export { browserStorage } from '../storage/storage.ts';
