import { Refused } from '@kermesse/api/refused';
import { sql } from 'kysely';
import type { UserCall } from '../../../platform/operations/handler.ts';
import type { Database } from '../../../platform/database/database.ts';
import { giveBack } from '../../../platform/limits/rate-limit.ts';
import { limitOne } from '../../../platform/limits/limits.ts';
import { verifyPassword } from './passwords.ts';
import { userById, type UserRow } from '../users/users.ts';

/** How long signing in counts as a proof of who somebody is, in seconds of the database's clock. */
const freshFor = 600;

/** Wrong passwords that one session may send; another session of the same person is not held back by them. */
const guesses = { most: 10, seconds: 900 };

async function caller({ db, signedIn }: UserCall): Promise<UserRow> {
  const user = await userById(db, signedIn.userId);
  if (user === undefined) throw new Refused('auth/required');
  return user;
}

async function requirePassword(call: UserCall, user: UserRow, password: string): Promise<void> {
  const key = `proof in session ${call.signedIn.session}`;
  await limitOne(call.db, key, guesses);
  if (!(await verifyPassword(user.password_hash, password))) throw new Refused('auth/wrong_password');
  await giveBack(call.db, [key]);
}

async function isFresh(db: Database, session: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', session)
    .where('created_at', '>', sql<Date>`now() - ${freshFor} * interval '1 second'`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The caller, who has proved their password.
 * @throws Refused `auth/wrong_password`, also for accounts without a password; `rate/limited` after too many guesses.
 */
export async function provePassword(call: UserCall, password: string): Promise<UserRow> {
  const user = await caller(call);
  await requirePassword(call, user, password);
  return user;
}

/**
 * The caller, who has proved a moment ago to be the account's owner: by signing in at most ten minutes before, or by the
 * account's password. A password that is given is always checked; accounts that have none ignore it. Operations that call
 * this declare the codes below.
 * @throws Refused `auth/wrong_password`; `auth/missing_data` when the session is older and no password was given;
 * `auth/fresh_sign_in_required` when it is older and the account has no password; `rate/limited` after too many guesses.
 */
export async function requireFreshProof(call: UserCall, currentPassword?: string): Promise<UserRow> {
  const user = await caller(call);
  const hasPassword = user.password_hash !== null;
  if (hasPassword && currentPassword !== undefined) await requirePassword(call, user, currentPassword);
  else if (!(await isFresh(call.db, call.signedIn.session)))
    throw new Refused(hasPassword ? 'auth/missing_data' : 'auth/fresh_sign_in_required');
  return user;
}
