import { Refused } from '@kermesse/api/refused';
import { sql } from 'kysely';
import type { UserCall } from '../../../platform/operations/handler.ts';
import type { Database } from '../../../platform/database/database.ts';
import { removeHits } from '../../../platform/limits/fixed-window.ts';
import { enforceLimit } from '../../../platform/limits/enforce-limit.ts';
import { verifyPassword } from './passwords.ts';
import { callerOf, type UserRow } from '../users/users.ts';

/** The seconds for which a login counts as recent authentication, by the database's clock. */
export const recentSeconds = 600;

/** The rate limit of wrong passwords per key. */
const guesses = { max: 10, seconds: 900 };

/**
 * Verifies the password of an account. Counts wrong passwords under a key.
 * @throws Refused `auth/wrong_password`; `rate/limited` after too many attempts.
 */
export async function requirePassword(db: Database, user: UserRow, password: string, key: string): Promise<void> {
  await enforceLimit(db, key, guesses);
  if (!(await verifyPassword(user.password_hash, password))) throw new Refused('auth/wrong_password');
  await removeHits(db, [key]);
}

/** The key of wrong passwords in a session. Other sessions of the same user are not affected. */
const keyOf = ({ caller }: UserCall) => `password in session ${caller.session}`;

async function isRecent(db: Database, session: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', session)
    .where('ended_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - ${recentSeconds} * interval '1 second'`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Verifies the caller's password and returns the caller.
 * @throws Refused `auth/wrong_password`, also for accounts without a password; `rate/limited` after too many attempts.
 */
export async function verifyCallerPassword(call: UserCall, password: string): Promise<UserRow> {
  const user = await callerOf(call);
  await requirePassword(call.db, user, password, keyOf(call));
  return user;
}

/**
 * Requires recent authentication, and returns the caller: a login within the last ten minutes or the account's
 * password. A given password is always verified, except for accounts without one. Operations that call this function
 * must declare these error codes.
 * @throws Refused `auth/wrong_password`; `auth/missing_data` if the session is older and no password is given;
 * `auth/fresh_sign_in_required` if it is older and the account has no password; `rate/limited` after too many attempts.
 */
export async function requireRecentAuthentication(call: UserCall, currentPassword?: string): Promise<UserRow> {
  const user = await callerOf(call);
  const hasPassword = user.password_hash !== null;
  if (hasPassword && currentPassword !== undefined) await requirePassword(call.db, user, currentPassword, keyOf(call));
  else if (!(await isRecent(call.db, call.caller.session)))
    throw new Refused(hasPassword ? 'auth/missing_data' : 'auth/fresh_sign_in_required');
  return user;
}
