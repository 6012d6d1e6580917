import { authLogout } from '@kermesse/api/auth-logout';
import type { Client } from '@kermesse/api/client';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { usersGet } from '@kermesse/api/users-get';
import { usersUpdate } from '@kermesse/api/users-update';
import { createActor, fromPromise, type Actor, type ActorOptions } from 'xstate';
import type { Ending, User } from '../session.ts';
import type { SessionStorage } from '../storage/storage.ts';
import { sessionMachine } from './machine.ts';

/** What the session's machine calls. No promise but that of `read` ever rejects. */
export interface SessionServices extends Omit<SessionStorage, 'inMemory'> {
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
}

/** Creates the actor of the session's machine, which calls the given services. Does not start it. */
export function createSessionActor(
  services: SessionServices,
  options?: ActorOptions<typeof sessionMachine>,
): Actor<typeof sessionMachine> {
  const machine = sessionMachine.provide({
    actors: {
      read: fromPromise(() => services.read()),
      write: fromPromise(({ input }) => services.write(input)),
      clear: fromPromise(({ input }) => services.clear(input.token)),
      loadUser: fromPromise(({ input }) => services.loadUser(input)),
      saveLocale: fromPromise(({ input }) => services.saveLocale(input.user, input.locale)),
    },
  });
  const actor = createActor(machine, options);
  actor.on('sessionChanged', ({ session }) => void services.update(session));
  actor.on('localePreferred', ({ locale }) => services.onPreferredLocale(locale));
  actor.on('loggedOut', ({ token, why }) => {
    // When the account is deleted, the server has already ended all its sessions.
    if (why !== 'deleted') void services.logout(token);
  });
  actor.on('ended', ({ why }) => {
    if (why !== null) services.onEnded(why);
  });
  return actor;
}

/** Returns a client whose calls carry the current token, or always the given one. */
export type CreateClient = (token?: string) => Client;

/** Returns the session's calls to the API. A failed call has no effect: a lost connection does not end the session. */
export function apiServices(clientWith: CreateClient): Pick<SessionServices, 'logout' | 'loadUser' | 'saveLocale'> {
  return {
    async logout(token) {
      await clientWith(token).call(authLogout);
    },
    async loadUser({ id }: User) {
      const result = await clientWith().call(usersGet, { id });
      return result.ok ? result.data : null;
    },
    async saveLocale({ id, preferences }: User, locale: Locale) {
      const result = await clientWith().call(usersUpdate, { id, preferences: { ...preferences, locale } });
      return result.ok ? result.data : null;
    },
  };
}
