import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { isReservedForUndo, tellOfEmailChange } from './email-change.ts';
import { holdKey } from '../../../platform/database/hold-key.ts';
import { dropMailTokens, readMailToken, spendMailToken, type MailToken } from '../mails/mail-tokens.ts';
import { lockUser, userByEmail, userById, type UserRow } from '../users/users.ts';

type Trx = Transaction<Tables>;

/**
 * Makes everybody who wants an address wait for this transaction's end, on any server. Hold an address before an account
 * is locked (`lockUser`), and only one address, so that no two transactions wait for each other.
 */
export const holdAddress = (trx: Trx, email: string): Promise<void> => holdKey(trx, `email ${email}`);

/** Whether an address belongs to another account, verified or not, or may still go back to one by undoing a change. */
export async function isTaken(db: Database | Trx, email: string, userId?: string): Promise<boolean> {
  const holder = await userByEmail(db, email);
  if (holder !== undefined) return holder.id !== userId;
  return isReservedForUndo(db, email, userId);
}

/**
 * Notes that an account's owner has proved to read an address, which becomes the account's. Hold the address first.
 * @returns false when the address is another account's (`isTaken`); nothing changes then.
 */
export async function verifyAddress(trx: Trx, user: Pick<UserRow, 'id'>, email: string): Promise<boolean> {
  if (await isTaken(trx, email, user.id)) return false;
  await trx
    .updateTable('users')
    .set({
      email,
      email_verified_at: sql<Date>`coalesce(case when email = ${email} then email_verified_at end, now())`,
      pending_email: null,
    })
    .where('id', '=', user.id)
    .execute();
  await trx.deleteFrom('set_aside_addresses').where('user_id', '=', user.id).execute();
  return true;
}

/**
 * What became of a link that verifies an address. `changed`: it confirmed the account's new address. `already`: it was
 * verified before. `taken`: the new address belongs to another account by now. `invalid`: the link is wrong or too old.
 */
export type VerificationResult = 'verified' | 'changed' | 'already' | 'taken' | 'invalid';

/** What a link that verifies an address would do, before anybody presses. */
export type VerificationPreview =
  | { result: 'ready'; email: string }
  | { result: Exclude<VerificationResult, 'verified' | 'changed'> };

interface Look {
  preview: VerificationPreview;
  /** What is there to follow when the link is `ready`. */
  ready?: { token: MailToken; user: UserRow };
}

/** Looks at a link; changes nothing. */
async function look(db: Database | Trx, id: string, hash: string): Promise<Look> {
  const invalid: Look = { preview: { result: 'invalid' } };
  if (id.length > 100 || hash.length > 200) return invalid;
  const token = await readMailToken(db, hash);
  if (token === undefined || token.userId !== id || (token.purpose !== 'verify' && token.purpose !== 'change'))
    return invalid;
  const { email, purpose, state } = token;
  const user = await userById(db, id);
  if (user === undefined || !user.enabled) return invalid;
  if (user.email === email && user.email_verified_at !== null) return { preview: { result: 'already' } };
  const awaited = purpose === 'change' ? user.pending_email : user.email;
  if (state !== 'good' || awaited !== email) return invalid;
  if (await isTaken(db, email, id)) return { preview: { result: 'taken' } };
  return { preview: { result: 'ready', email }, ready: { token, user } };
}

/** What a mailed link `/verify-email/{id}/{hash}` would do. Changes nothing: mail scanners and previews ask, too. */
export async function previewVerification(db: Database, id: string, hash: string): Promise<VerificationPreview> {
  return (await look(db, id, hash)).preview;
}

async function follow(
  trx: Trx,
  { token, user }: NonNullable<Look['ready']>,
  hash: string,
): Promise<VerificationResult> {
  const { email, purpose } = token;
  if (!(await verifyAddress(trx, user, email))) return 'taken';
  await spendMailToken(trx, hash);
  // A link to reset a password that went to an address which is no longer theirs is void.
  await dropMailTokens(trx, user.id, ['reset']);
  if (purpose === 'verify') return 'verified';
  await tellOfEmailChange(trx, user, email);
  return 'changed';
}

/** Follows a mailed link `/verify-email/{id}/{hash}`: verifies the address of an account, or confirms its new one. */
export async function verifyEmail(db: Database, id: string, hash: string): Promise<VerificationResult> {
  const { preview, ready: seen } = await look(db, id, hash);
  if (preview.result !== 'ready' || seen === undefined) return preview.result === 'ready' ? 'invalid' : preview.result;
  return db.transaction().execute(async (trx) => {
    await holdAddress(trx, seen.token.email);
    await lockUser(trx, id);
    // Somebody may have been faster.
    const { preview: now, ready } = await look(trx, id, hash);
    if (ready !== undefined) return follow(trx, ready, hash);
    return now.result === 'ready' ? 'invalid' : now.result;
  });
}
