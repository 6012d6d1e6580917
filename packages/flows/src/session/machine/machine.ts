import type { Locale } from '@kermesse/api/schemas/common/locale';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { StoredSession } from '../storage/record.ts';
import type { Ending, SignedIn, SignOutReason, User } from '../session.ts';

/** The services that the session's machine calls. No promise of them ever rejects. */
export interface SessionServices {
  read(): Promise<StoredSession | null>;
  write(session: StoredSession): Promise<void>;
  /** Stores a change of the session, unless another session has replaced it. */
  update(session: StoredSession): Promise<void>;
  /** Removes the session with this token. If another session has replaced it, keeps that one and returns it. */
  clear(token: string): Promise<StoredSession | null>;
  /** Logs out on the server, with the token of the session that has just ended. */
  logout(token: string): Promise<void>;
  /** Reloads the user. Returns null when that fails. */
  loadUser(user: User): Promise<User | null>;
  /** Saves the chosen language. Returns the user, or null when that fails. */
  saveLocale(user: User, locale: Locale): Promise<User | null>;
  /** Called once for each session that has ended. */
  ended(why: Ending): void;
  /** Called with the user's preferred language, when a session begins and when it changes. */
  prefers(locale: Locale): void;
  /** Returns the time of this browser's clock, in milliseconds. */
  now(): number;
}

interface Context {
  session: StoredSession | null;
  /** The token of the session that is being cleared. */
  leaving: string;
  /** Why the last session has ended; null during a session, and when there was none. */
  ended: Ending | null;
  /** The language that was chosen and is not yet saved. */
  chosen: Locale | null;
}

/** The events of the session's machine. */
export type SessionEvent =
  | ({ type: 'CONNECT' } & SignedIn)
  /** A call with this token returned 401. */
  | { type: 'UNAUTHORIZED'; token: string; why?: 'refused' | 'ended-elsewhere' }
  | { type: 'SIGN_OUT'; why?: SignOutReason }
  /** Another tab has changed the stored session. */
  | { type: 'CHANGED' }
  | { type: 'REFRESH' }
  | { type: 'UPDATE'; user: User }
  | { type: 'LANGUAGE'; locale: Locale };

/** Returns the session that an actor has found in the storage. */
const found = ({ event }: { event: { output: StoredSession | null } }) => event.output;

/** The transition to `connected` with the stored session, taken only when there is one. */
const connectToFound = {
  guard: { type: 'found', params: found },
  target: 'connected',
  actions: { type: 'take', params: found },
} as const;

/**
 * Creates the state machine of the session (specification §4): `starting` → `anonymous` | `connected`. A 401 ends the
 * session only when the call carried the current token: many 401s at once clear it once, and one for an older session
 * is ignored.
 */
export function createSessionMachine(services: SessionServices) {
  return setup({
    types: { context: {} as Context, events: {} as SessionEvent },
    actors: {
      read: fromPromise(() => services.read()),
      write: fromPromise(({ input }: { input: Context }) => services.write(sessionOf(input))),
      clear: fromPromise(({ input }: { input: Context }) => services.clear(input.leaving)),
      loadUser: fromPromise(({ input }: { input: Context }) => services.loadUser(sessionOf(input).user)),
      saveLocale: fromPromise(async ({ input: { session, chosen } }: { input: Context }) =>
        session === null || chosen === null ? null : services.saveLocale(session.user, chosen),
      ),
    },
    guards: {
      hasSession: ({ context }) => context.session !== null,
      presentToken: ({ context }, token: string) => token === context.session?.token,
      otherLanguage: ({ context }, locale: Locale) => locale !== context.session?.user.preferences.locale,
      found: (_, session: StoredSession | null) => session !== null,
      foundSame: ({ context }, session: StoredSession | null) =>
        session !== null && session.token === context.session?.token,
    },
    actions: {
      begin: assign((_, { user, accessToken, remember = false }: SignedIn) => ({
        session: { user, token: accessToken, remember, tokenDate: services.now() },
      })),
      take: assign((_, session: StoredSession | null) => ({ session })),
      end: assign(({ context }, ended: Ending) => ({
        session: null,
        chosen: null,
        leaving: context.session?.token ?? '',
        ended,
      })),
      forgetEnd: assign({ ended: null }),
      choose: assign((_, chosen: Locale) => ({ chosen })),
      // When the account is deleted, the server has already ended all its sessions.
      logout: ({ context }) => {
        if (context.ended !== 'deleted') void services.logout(context.leaving);
      },
      prefer: ({ context }) => services.prefers(sessionOf(context).user.preferences.locale),
      tell: ({ context }) => {
        if (context.ended !== null) services.ended(context.ended);
      },
      takeUser: enqueueActions(({ context, enqueue }, user: User | null) => {
        // Ignores a late response for a user who is no longer signed in.
        if (context.session === null || user === null || user.id !== context.session.user.id) return;
        const session = { ...context.session, user };
        enqueue.assign({ session });
        enqueue(() => void services.update(session));
        const { locale } = user.preferences;
        if (locale !== context.session.user.preferences.locale) enqueue(() => services.prefers(locale));
      }),
    },
  }).createMachine({
    id: 'session',
    initial: 'starting',
    context: { session: null, leaving: '', chosen: null, ended: null },
    on: {
      CONNECT: { target: '.connecting', actions: { type: 'begin', params: ({ event }) => event } },
      UNAUTHORIZED: {
        guard: { type: 'presentToken', params: ({ event }) => event.token },
        target: '.refused',
        actions: { type: 'end', params: ({ event }) => event.why ?? 'refused' },
      },
      SIGN_OUT: {
        guard: 'hasSession',
        target: '.signedOut',
        actions: { type: 'end', params: ({ event }) => event.why ?? 'signed-out' },
      },
    },
    states: {
      starting: {
        tags: 'unsettled',
        invoke: {
          src: 'read',
          onDone: [connectToFound, 'anonymous'],
        },
      },
      anonymous: { on: { CHANGED: 'looking' } },
      /** Another tab may have signed in. Until the storage is read, this tab stays anonymous. */
      looking: {
        on: { CHANGED: { target: 'looking', reenter: true } },
        invoke: {
          src: 'read',
          onDone: [connectToFound, 'anonymous'],
        },
      },
      connecting: {
        invoke: { src: 'write', input: ({ context }) => context, onDone: 'connected' },
      },
      connected: {
        type: 'parallel',
        entry: ['prefer', 'forgetEnd'],
        on: {
          UPDATE: { actions: { type: 'takeUser', params: ({ event }) => event.user } },
        },
        states: {
          user: {
            initial: 'loading',
            states: {
              loading: {
                invoke: {
                  src: 'loadUser',
                  input: ({ context }) => context,
                  onDone: { target: 'loaded', actions: { type: 'takeUser', params: ({ event }) => event.output } },
                },
              },
              loaded: { on: { REFRESH: 'loading' } },
            },
          },
          language: {
            initial: 'saved',
            states: {
              saved: {
                on: {
                  LANGUAGE: {
                    guard: { type: 'otherLanguage', params: ({ event }) => event.locale },
                    target: 'saving',
                    actions: { type: 'choose', params: ({ event }) => event.locale },
                  },
                },
              },
              saving: {
                invoke: {
                  src: 'saveLocale',
                  input: ({ context }) => context,
                  onDone: { target: 'saved', actions: { type: 'takeUser', params: ({ event }) => event.output } },
                },
                on: {
                  LANGUAGE: {
                    target: 'saving',
                    reenter: true,
                    actions: { type: 'choose', params: ({ event }) => event.locale },
                  },
                },
              },
            },
          },
          otherTabs: {
            initial: 'quiet',
            states: {
              quiet: { on: { CHANGED: 'reading' } },
              reading: {
                on: { CHANGED: { target: 'reading', reenter: true } },
                invoke: {
                  src: 'read',
                  onDone: [
                    {
                      guard: { type: 'foundSame', params: found },
                      target: 'quiet',
                      actions: { type: 'take', params: found },
                    },
                    { ...connectToFound, target: '#session.connected', reenter: true },
                    {
                      target: '#session.anonymous',
                      actions: [{ type: 'end', params: 'elsewhere' as const }, 'tell'],
                    },
                  ],
                },
              },
            },
          },
        },
      },
      refused: {
        tags: 'unsettled',
        invoke: {
          src: 'clear',
          input: ({ context }) => context,
          onDone: [connectToFound, { target: 'anonymous', actions: 'tell' }],
        },
      },
      signedOut: {
        tags: 'unsettled',
        entry: 'logout',
        invoke: {
          src: 'clear',
          input: ({ context }) => context,
          onDone: { target: 'anonymous', actions: 'tell' },
        },
      },
    },
  });
}

function sessionOf({ session }: Context): StoredSession {
  if (session === null) throw new Error('The session machine has no session in this state.');
  return session;
}
