import { Refused } from '@kermesse/api/refused';
import type { InputOf } from '@kermesse/api/operation';
import { usersGet } from '@kermesse/api/users-get';
import { usersUpdate } from '@kermesse/api/users-update';
import type { Updateable } from 'kysely';
import { invalidFields, userHandler, type UserCall } from '../../../platform/operations/handler.ts';
import { isOwnAvatar } from './profile-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { callerOf, toUser, type UserRow } from './users.ts';

type Changes = Updateable<Tables['users']>;

async function selfOnly(id: string, call: UserCall): Promise<UserRow> {
  // Check before any query, so that the id of another user and an unknown id get the same response.
  if (id !== call.caller.userId) throw new Refused('request/forbidden');
  return callerOf(call);
}

/** Returns the changed columns. Only the fields listed here can change. */
function changesOf(input: InputOf<typeof usersUpdate>): Changes {
  const { firstname, lastname, address, location, phone, avatar, preferences } = input;
  const changes: Changes = {
    firstname,
    lastname,
    address: address === null ? '' : address,
    ...(location !== undefined && { latitude: location?.lat ?? null, longitude: location?.lng ?? null }),
    phone,
    avatar,
    in_app_notif_enabled: preferences?.inAppNotifEnabled,
    email_notif_enabled: preferences?.emailNotifEnabled,
    locale: preferences?.locale,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** The handlers of a user's own data. */
export const selfHandlers = [
  userHandler(usersGet, async ({ id }, call) => ({ data: await toUser(call.db, await selfOnly(id, call)) })),

  userHandler(usersUpdate, async ({ id, ...input }, call) => {
    const user = await selfOnly(id, call);
    const { avatar, phone } = input;
    // An account that logs in by phone keeps its number.
    if (user.auth_type === 'phone' && phone !== undefined && phone !== user.phone)
      throw invalidFields({ phone: 'invalid' });
    if (typeof avatar === 'string' && avatar !== user.avatar && !(await isOwnAvatar(call.db, user.id, avatar)))
      throw invalidFields({ avatar: 'invalid' });
    const changes = changesOf({ id, ...input });
    if (Object.keys(changes).length === 0) return { data: await toUser(call.db, user) };
    const changed = await call.db
      .updateTable('users')
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(() => new Refused('auth/required'));
    return { data: await toUser(call.db, changed) };
  }),
];
