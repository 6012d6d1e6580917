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
  onEnded(why: Ending): void;
  /** Called with the user's preferred language, when a session begins and when it changes. */
  onPreferredLocale(locale: Locale): void;
  /** Returns the time of this browser's clock, in milliseconds. */
  now(): number;
}

interface Context {
  session: StoredSession | null;
  /** The token of the session that is being cleared. */
  endedToken: string;
  /** Why the last session has ended; null during a session, and when there was none. */
  ended: Ending | null;
  /** The language that was chosen and is not yet saved. */
  chosenLocale: Locale | null;
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
  actions: { type: 'setSession', params: found },
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
      clear: fromPromise(({ input }: { input: Context }) => services.clear(input.endedToken)),
      loadUser: fromPromise(({ input }: { input: Context }) => services.loadUser(sessionOf(input).user)),
      saveLocale: fromPromise(async ({ input: { session, chosenLocale } }: { input: Context }) =>
        session === null || chosenLocale === null ? null : services.saveLocale(session.user, chosenLocale),
      ),
    },
    guards: {
      hasSession: ({ context }) => context.session !== null,
      currentToken: ({ context }, token: string) => token === context.session?.token,
      otherLanguage: ({ context }, locale: Locale) => locale !== context.session?.user.preferences.locale,
      found: (_, session: StoredSession | null) => session !== null,
      foundSame: ({ context }, session: StoredSession | null) =>
        session !== null && session.token === context.session?.token,
    },
    actions: {
      startSession: assign((_, { user, accessToken, remember = false }: SignedIn) => ({
        session: { user, token: accessToken, remember, tokenDate: services.now() },
      })),
      setSession: assign((_, session: StoredSession | null) => ({ session })),
      endSession: assign(({ context }, ended: Ending) => ({
        session: null,
        chosenLocale: null,
        endedToken: context.session?.token ?? '',
        ended,
      })),
      clearEnded: assign({ ended: null }),
      setChosenLocale: assign((_, chosenLocale: Locale) => ({ chosenLocale })),
      // When the account is deleted, the server has already ended all its sessions.
      logout: ({ context }) => {
        if (context.ended !== 'deleted') void services.logout(context.endedToken);
      },
      reportLocale: ({ context }) => services.onPreferredLocale(sessionOf(context).user.preferences.locale),
      reportEnd: ({ context }) => {
        if (context.ended !== null) services.onEnded(context.ended);
      },
      setUser: enqueueActions(({ context, enqueue }, user: User | null) => {
        // Ignores a late response for a user who is no longer signed in.
        if (context.session === null || user === null || user.id !== context.session.user.id) return;
        const session = { ...context.session, user };
        enqueue.assign({ session });
        enqueue(() => void services.update(session));
        const { locale } = user.preferences;
        if (locale !== context.session.user.preferences.locale) enqueue(() => services.onPreferredLocale(locale));
      }),
    },
  }).createMachine({
    id: 'session',
    initial: 'starting',
    context: { session: null, endedToken: '', chosenLocale: null, ended: null },
    on: {
      CONNECT: { target: '.connecting', actions: { type: 'startSession', params: ({ event }) => event } },
      UNAUTHORIZED: {
        guard: { type: 'currentToken', params: ({ event }) => event.token },
        target: '.refused',
        actions: { type: 'endSession', params: ({ event }) => event.why ?? 'refused' },
      },
      SIGN_OUT: {
        guard: 'hasSession',
        target: '.signedOut',
        actions: { type: 'endSession', params: ({ event }) => event.why ?? 'signed-out' },
      },
    },
    states: {
      starting: {
        tags: 'pending',
        invoke: {
          src: 'read',
          onDone: [connectToFound, 'anonymous'],
        },
      },
      anonymous: { on: { CHANGED: 'checking' } },
      /** Another tab may have signed in. Until the storage is read, this tab stays anonymous. */
      checking: {
        on: { CHANGED: { target: 'checking', reenter: true } },
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
        entry: ['reportLocale', 'clearEnded'],
        on: {
          UPDATE: { actions: { type: 'setUser', params: ({ event }) => event.user } },
        },
        states: {
          user: {
            initial: 'loading',
            states: {
              loading: {
                invoke: {
                  src: 'loadUser',
                  input: ({ context }) => context,
                  onDone: { target: 'loaded', actions: { type: 'setUser', params: ({ event }) => event.output } },
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
                    actions: { type: 'setChosenLocale', params: ({ event }) => event.locale },
                  },
                },
              },
              saving: {
                invoke: {
                  src: 'saveLocale',
                  input: ({ context }) => context,
                  onDone: { target: 'saved', actions: { type: 'setUser', params: ({ event }) => event.output } },
                },
                on: {
                  LANGUAGE: {
                    target: 'saving',
                    reenter: true,
                    actions: { type: 'setChosenLocale', params: ({ event }) => event.locale },
                  },
                },
              },
            },
          },
          otherTabs: {
            initial: 'idle',
            states: {
              idle: { on: { CHANGED: 'reading' } },
              reading: {
                on: { CHANGED: { target: 'reading', reenter: true } },
                invoke: {
                  src: 'read',
                  onDone: [
                    {
                      guard: { type: 'foundSame', params: found },
                      target: 'idle',
                      actions: { type: 'setSession', params: found },
                    },
                    { ...connectToFound, target: '#session.connected', reenter: true },
                    {
                      target: '#session.anonymous',
                      actions: [{ type: 'endSession', params: 'elsewhere' as const }, 'reportEnd'],
                    },
                  ],
                },
              },
            },
          },
        },
      },
      refused: {
        tags: 'pending',
        invoke: {
          src: 'clear',
          input: ({ context }) => context,
          onDone: [connectToFound, { target: 'anonymous', actions: 'reportEnd' }],
        },
      },
      signedOut: {
        tags: 'pending',
        entry: 'logout',
        invoke: {
          src: 'clear',
          input: ({ context }) => context,
          onDone: { target: 'anonymous', actions: 'reportEnd' },
        },
      },
    },
  });
}

function sessionOf({ session }: Context): StoredSession {
  if (session === null) throw new Error('The session machine has no session in this state.');
  return session;
}
