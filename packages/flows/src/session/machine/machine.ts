import type { Locale } from '@kermesse/api/schemas/common/locale';
import { assign, emit, enqueueActions, fromPromise, setup, stateIn } from 'xstate';
import type { StoredSession } from '../storage/record.ts';
import { unprovided } from '../../unprovided.ts';
import type { Ending, LoggedIn, LogoutReason, User } from '../session.ts';

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
  /** Someone has logged in. `tokenDate` is the time of this browser's clock, in milliseconds. */
  | ({ type: 'CONNECT'; tokenDate: number } & LoggedIn)
  /** A call with this token returned 401. */
  | { type: 'UNAUTHORIZED'; token: string; why?: 'refused' | 'ended-by-another-device' }
  | { type: 'LOG_OUT'; why?: LogoutReason }
  /** Another tab has changed the stored session. */
  | { type: 'CHANGED' }
  | { type: 'REFRESH' }
  | { type: 'UPDATE'; user: User }
  | { type: 'LANGUAGE'; locale: Locale };

/** What the session's machine emits, for effects that it does not wait for. */
export type SessionEmitted =
  /** The user of the session has changed. */
  | { type: 'sessionChanged'; session: StoredSession }
  /** The user's preferred language, when a session begins and when it changes. */
  | { type: 'localePreferred'; locale: Locale }
  /** The session is ending in this tab, but not because of a 401. `token` is its token. */
  | { type: 'loggedOut'; token: string; why: Ending | null }
  /** A session has ended. */
  | { type: 'ended'; why: Ending | null };

/** Returns the session that an actor has found in the storage. */
const storedSession = ({ event }: { event: { output: StoredSession | null } }) => event.output;

/** Whether the storage is being read again. The type of `stateIn` does not fit the actions in `setup`. */
const isReading = stateIn({ connected: { otherTabs: 'reading' } }) as never;

/** The transition to `connected` with the stored session, taken only when there is one. */
const connectToStored = {
  guard: { type: 'isSessionStored', params: storedSession },
  target: 'connected',
  actions: { type: 'setSession', params: storedSession },
} as const;

/**
 * The state machine of the session (specification §4): `starting` → `anonymous` | `connected`. A 401 ends the session
 * only when the call carried the current token: many 401s at once clear it once, and one for an older session is
 * ignored. `createSessionActor` provides the actors and handles the emitted events.
 */
export const sessionMachine = setup({
  types: { context: {} as Context, events: {} as SessionEvent, emitted: {} as SessionEmitted },
  actors: {
    read: fromPromise<StoredSession | null>(unprovided),
    write: fromPromise<void, StoredSession>(unprovided),
    clear: fromPromise<StoredSession | null, { token: string }>(unprovided),
    loadUser: fromPromise<User | null, User>(unprovided),
    saveLocale: fromPromise<User | null, { user: User; locale: Locale }>(unprovided),
  },
  guards: {
    hasSession: ({ context }) => context.session !== null,
    currentToken: ({ context }, token: string) => token === context.session?.token,
    otherLanguage: ({ context }, locale: Locale) => locale !== context.session?.user.preferences.locale,
    isSessionStored: (_, session: StoredSession | null) => session !== null,
    isSameSession: ({ context }, session: StoredSession | null) =>
      session !== null && session.token === context.session?.token,
  },
  actions: {
    startSession: assign((_, { user, accessToken, remember = false, tokenDate }: LoggedIn & { tokenDate: number }) => ({
      session: { user, token: accessToken, remember, tokenDate },
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
    setUser: enqueueActions(({ context, enqueue, check }, user: User | null) => {
      // Ignores a late response for a user who is no longer logged in.
      if (context.session === null || user === null || user.id !== context.session.user.id) return;
      const session = { ...context.session, user };
      enqueue.assign({ session });
      enqueue.emit({ type: 'sessionChanged', session });
      // A read that began before this change may return the user from before it, so another read replaces it.
      if (check(isReading)) enqueue.raise({ type: 'CHANGED' });
      const { locale } = user.preferences;
      if (locale !== context.session.user.preferences.locale) enqueue.emit({ type: 'localePreferred', locale });
    }),
    /** Treats the user that a save has returned like any other update. It is null when the save failed. */
    raiseUpdate: enqueueActions(({ enqueue }, user: User | null) => {
      if (user !== null) enqueue.raise({ type: 'UPDATE', user });
    }),
    emitLocale: emit(({ context }) => ({
      type: 'localePreferred',
      locale: sessionOf(context).user.preferences.locale,
    })),
    emitLoggedOut: emit(({ context: { endedToken, ended } }) => ({ type: 'loggedOut', token: endedToken, why: ended })),
    emitEnded: emit(({ context }) => ({ type: 'ended', why: context.ended })),
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
    LOG_OUT: {
      guard: 'hasSession',
      target: '.loggedOut',
      actions: { type: 'endSession', params: ({ event }) => event.why ?? 'logged-out' },
    },
  },
  states: {
    starting: {
      tags: 'pending',
      invoke: {
        src: 'read',
        onDone: [connectToStored, 'anonymous'],
        onError: 'anonymous',
      },
    },
    anonymous: { on: { CHANGED: 'checking' } },
    /** Another tab may have logged in. Until the storage is read, this tab stays anonymous. */
    checking: {
      on: { CHANGED: { target: 'checking', reenter: true } },
      invoke: {
        src: 'read',
        onDone: [connectToStored, 'anonymous'],
        onError: 'anonymous',
      },
    },
    connecting: {
      invoke: { src: 'write', input: ({ context }) => sessionOf(context), onDone: 'connected' },
    },
    connected: {
      type: 'parallel',
      entry: ['emitLocale', 'clearEnded'],
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
                input: ({ context }) => sessionOf(context).user,
                onDone: { target: 'loaded', actions: { type: 'setUser', params: ({ event }) => event.output } },
              },
              // A load that began before a change may return the user from before it, so another load replaces it.
              on: {
                REFRESH: { target: 'loading', reenter: true },
                UPDATE: {
                  target: 'loading',
                  reenter: true,
                  actions: { type: 'setUser', params: ({ event }) => event.user },
                },
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
                input: ({ context }) => {
                  const { user } = sessionOf(context);
                  return { user, locale: context.chosenLocale ?? user.preferences.locale };
                },
                onDone: { target: 'saved', actions: { type: 'raiseUpdate', params: ({ event }) => event.output } },
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
                    guard: { type: 'isSameSession', params: storedSession },
                    target: 'idle',
                    actions: { type: 'setSession', params: storedSession },
                  },
                  { ...connectToStored, target: '#session.connected', reenter: true },
                  {
                    target: '#session.anonymous',
                    actions: [{ type: 'endSession', params: 'ended-in-another-tab' as const }, 'emitEnded'],
                  },
                ],
                // A stored session cannot be read at the moment, but no tab has ended it.
                onError: 'idle',
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
        input: ({ context }) => ({ token: context.endedToken }),
        onDone: [connectToStored, { target: 'anonymous', actions: 'emitEnded' }],
      },
    },
    loggedOut: {
      tags: 'pending',
      entry: 'emitLoggedOut',
      invoke: {
        src: 'clear',
        input: ({ context }) => ({ token: context.endedToken }),
        onDone: { target: 'anonymous', actions: 'emitEnded' },
      },
    },
  },
});

function sessionOf({ session }: Context): StoredSession {
  if (session === null) throw new Error('The session machine has no session in this state.');
  return session;
}
