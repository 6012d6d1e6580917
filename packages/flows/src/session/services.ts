import { authLogout } from '@kermesse/api/auth-logout';
import type { Client } from '@kermesse/api/client';
import type { Locale } from '@kermesse/api/schemas/locale';
import { usersGet } from '@kermesse/api/users-get';
import { usersUpdate } from '@kermesse/api/users-update';
import type { SessionServices } from './machine.ts';
import type { User } from './session.ts';

/** A client whose calls carry the present token, or always the one given. */
export type ClientWith = (token?: string) => Promise<Client>;

/** What the session asks of the API. Failures are left to the next time: a session does not end because a line is dead. */
export function apiServices(clientWith: ClientWith): Pick<SessionServices, 'logout' | 'loadUser' | 'saveLocale'> {
  async function attempt<T>(run: (client: Client) => Promise<T | null>, token?: string): Promise<T | null> {
    try {
      return await run(await clientWith(token));
    } catch {
      // The client's code could not be loaded.
      return null;
    }
  }
  return {
    async logout(token) {
      await attempt((client) => client.call(authLogout), token);
    },
    loadUser: ({ id }: User) =>
      attempt(async (client) => {
        const answer = await client.call(usersGet, { id });
        return answer.ok ? answer.data.data : null;
      }),
    saveLocale: ({ id, preferences }: User, locale: Locale) =>
      attempt(async (client) => {
        const answer = await client.call(usersUpdate, { id, preferences: { ...preferences, locale } });
        return answer.ok ? answer.data.data : null;
      }),
  };
}
