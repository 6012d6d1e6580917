import { authLogout } from '@kermesse/api/auth-logout';
import type { Client } from '@kermesse/api/client';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { usersGet } from '@kermesse/api/users-get';
import { usersUpdate } from '@kermesse/api/users-update';
import type { SessionServices } from './machine.ts';
import type { User } from '../session.ts';

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
      return result.ok ? result.data.data : null;
    },
    async saveLocale({ id, preferences }: User, locale: Locale) {
      const result = await clientWith().call(usersUpdate, { id, preferences: { ...preferences, locale } });
      return result.ok ? result.data.data : null;
    },
  };
}
