import { Refused } from '@kermesse/api/refused';
import { isSessionAlive } from './sessions.ts';
import { lockUser, type UserRow } from '../users/users.ts';
import type { Trx } from '../../../platform/database/database.ts';

/**
 * The credentials of the caller that the server verified before a transaction. Only the given parts are checked again.
 */
export interface VerifiedCredentials {
  /** The hash that the password was verified against; null for an account without a password. */
  passwordHash?: string | null;
  /** The caller's session (`CallerSession.session`). */
  session?: string;
  /** The id of the passkey that the caller logged in with. */
  passkey?: string;
  /** The external identity that the caller logged in with. */
  identity?: { issuer: string; subject: string };
}

async function hasPasskey(trx: Trx, userId: string, id: string): Promise<boolean> {
  const passkeyRow = trx.selectFrom('passkeys').select('id').where('id', '=', id).where('user_id', '=', userId);
  return (await passkeyRow.executeTakeFirst()) !== undefined;
}

async function hasIdentity(
  trx: Trx,
  userId: string,
  { issuer, subject }: NonNullable<VerifiedCredentials['identity']>,
): Promise<boolean> {
  const identityRow = trx
    .selectFrom('federated_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '=', userId);
  return (await identityRow.executeTakeFirst()) !== undefined;
}

/**
 * Locks an account until the end of the transaction, and requires that the caller's credentials are still valid. A
 * reset or change of the password and an undo lock the account, too, so none of them can revoke the credentials until
 * then.
 * @returns the account as it is now.
 * @throws Refused `auth/required` without the account; `auth/user_disabled`; `auth/session_ended`;
 * `auth/wrong_password`; `auth/passkey_refused`; `auth/login_failed` if the identity is no longer linked.
 */
export async function lockAuthenticatedUser(
  trx: Trx,
  userId: string,
  { passwordHash, session, passkey, identity }: VerifiedCredentials,
): Promise<UserRow> {
  const user = await lockUser(trx, userId);
  if (user === undefined) throw new Refused('auth/required');
  if (!user.enabled) throw new Refused('auth/user_disabled');
  if (session !== undefined && !(await isSessionAlive(trx, session)))
    throw new Refused('auth/session_ended', undefined, { 'www-authenticate': 'Bearer' });
  if (passwordHash !== undefined && passwordHash !== user.password_hash) throw new Refused('auth/wrong_password');
  if (passkey !== undefined && !(await hasPasskey(trx, userId, passkey))) throw new Refused('auth/passkey_refused');
  if (identity !== undefined && !(await hasIdentity(trx, userId, identity))) throw new Refused('auth/login_failed');
  return user;
}
