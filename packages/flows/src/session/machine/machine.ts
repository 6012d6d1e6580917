import type { Locale } from '@kermesse/api/schemas/common/locale';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { StoredSession } from '../storage/record.ts';
import type { Ending, SignedIn, SignOutReason, User } from '../session.ts';

/** What the session needs done; nothing in it ever rejects. */
export interface SessionServices {
  read(): Promise<StoredSession | null>;
  write(session: StoredSession): Promise<void>;
  /** Stores a change of the session, unless another one has taken its place. */
  update(session: StoredSession): Promise<void>;
  /** Removes the session with this token; returns another one that has replaced it. */
  clear(token: string): Promise<StoredSession | null>;
  /** Tells the server, with the token that has just been given up. */
  logout(token: string): Promise<void>;
  /** Null when the user could not be loaded. */
  loadUser(user: User): Promise<User | null>;
  /** Null when the choice could not be saved. */
  saveLocale(user: User, locale: Locale): Promise<User | null>;
  /** Called once for each session that has ended. */
  ended(why: Ending): void;
  /** Called with the user's preferred language, when a session begins and when it changes. */
  prefers(locale: Locale): void;
  /** Milliseconds by this browser's clock. */
  now(): number;
}

interface Context {
  session: StoredSession | null;
  /** The token whose session is being cleared. */
  leaving: string;
  /** Why the last session has ended; null while there is one, and when there was none. */
  ended: Ending | null;
  /** A language that was chosen and not yet saved. */
  chosen: Locale | null;
}

/** What can happen to a session. */
export type SessionEvent =
  | ({ type: 'CONNECT' } & SignedIn)
  /** A call was answered with 401; it carried this token. */
  | { type: 'REFUSED'; token: string; why?: 'refused' | 'ended-elsewhere' }
  | { type: 'SIGN_OUT'; why?: SignOutReason }
  /** Another tab has changed what is stored. */
  | { type: 'CHANGED' }
  | { type: 'REFRESH' }
  | { type: 'UPDATE'; user: User }
  | { type: 'LANGUAGE'; locale: Locale };

/** The session that an actor has found in the storage. */
const found = ({ event }: { event: { output: StoredSession | null } }) => event.output;

/** To `connected`, with the session that was found; nothing if there was none. */
const connectToFound = {
  guard: { type: 'found', params: found },
  target: 'connected',
  actions: { type: 'take', params: found },
} as const;

/**
 * The machine of the session (specification §4): `starting` → `anonymous` | `connected`. A refusal ends it only when it
 * is the present token that was refused, so a storm of them clears once, and one from an older session clears nothing.
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
      // With the account, the server has ended all its sessions already.
      logout: ({ context }) => {
        if (context.ended !== 'deleted') void services.logout(context.leaving);
      },
      prefer: ({ context }) => services.prefers(sessionOf(context).user.preferences.locale),
      tell: ({ context }) => {
        if (context.ended !== null) services.ended(context.ended);
      },
      takeUser: enqueueActions(({ context, enqueue }, user: User | null) => {
        // What was saved for somebody else comes too late.
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
      REFUSED: {
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
      /** Another tab may have signed in; until it is known, nobody has. */
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
  if (session === null) throw new Error('there is no session in this state');
  return session;
}
