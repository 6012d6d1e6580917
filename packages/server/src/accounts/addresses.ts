import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { holdKey } from './limits.ts';
import { dropMailTokens, readMailToken, spendMailToken, type MailToken } from './mail-tokens.ts';
import { endSessions } from './sessions.ts';
import { isHeldForUndo, tellOfEmailChange } from './email-change.ts';
import { lockUser, usersByEmail, type UserRow } from './users.ts';

type Trx = Transaction<Tables>;

/**
 * Makes somebody the owner of an address that they have proved to read. All other claims to it end: those accounts lose
 * the address and their sessions, because whoever made them does not read its mail.
 * @returns false when the address has another owner already; nothing changes then.
 */
export async function verifyAddress(trx: Trx, user: Pick<UserRow, 'id'>, email: string): Promise<boolean> {
  await holdKey(trx, `email ${email}`);
  const { owner } = await usersByEmail(trx, email);
  if (owner !== undefined) return owner.id === user.id;
  if (await isHeldForUndo(trx, email, user.id)) return false;
  const others = await trx
    .updateTable('users')
    .set({ email: null })
    .where('email', '=', email)
    .where('id', '!=', user.id)
    .returning('id')
    .execute();
  for (const { id } of others) {
    await endSessions(trx, id);
    await dropMailTokens(trx, id, ['verify', 'reset', 'change']);
  }
  await trx
    .updateTable('users')
    .set({ email, email_verified_at: sql<Date>`now()`, pending_email: null })
    .where('id', '=', user.id)
    .execute();
  return true;
}

/** What became of a link that verifies an address. */
export type VerificationResult = 'verified' | 'changed' | 'already' | 'invalid';

async function follow(trx: Trx, token: MailToken, hash: string): Promise<VerificationResult> {
  const user = await lockUser(trx, token.userId);
  const { email, purpose, state } = token;
  if (user === undefined || !user.enabled) return 'invalid';
  if (user.email === email && user.email_verified_at !== null) return 'already';
  const awaited = purpose === 'change' ? user.pending_email : user.email;
  if (state !== 'good' || awaited !== email) return 'invalid';
  if (!(await verifyAddress(trx, user, email))) return 'invalid';
  await spendMailToken(trx, hash);
  // A link to reset a password that went to an address which is no longer theirs is void.
  await dropMailTokens(trx, user.id, ['reset']);
  if (purpose === 'verify') return 'verified';
  await tellOfEmailChange(trx, user, email);
  return 'changed';
}

/**
 * Follows a mailed link `/verify-email/{id}/{hash}`: verifies the address of an account, or confirms its new one, which
 * gives `changed`.
 * `already`: it was verified before. `invalid`: the link is wrong, too old, or the address has got another owner.
 */
export async function verifyEmail(db: Database, id: string, hash: string): Promise<VerificationResult> {
  if (id.length > 100 || hash.length > 200) return 'invalid';
  return db.transaction().execute(async (trx) => {
    const token = await readMailToken(trx, hash);
    if (token === undefined || token.userId !== id || (token.purpose !== 'verify' && token.purpose !== 'change')) return 'invalid';
    return follow(trx, token, hash);
  });
}
