import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { isReservedForUndo, notifyOfEmailChange } from './email-change.ts';
import { lockAddress } from './lock-address.ts';
import { revokeEmailTokens, readEmailToken, consumeEmailToken, type EmailToken } from '../emails/email-tokens.ts';
import { lockUser, userByEmail, userById, type UserRow } from '../users/users.ts';

/** Returns whether an address belongs to another account, verified or not, or is reserved for undoing a change. */
export async function isAddressTaken(db: Database, email: string, userId?: string): Promise<boolean> {
  const holder = await userByEmail(db, email);
  if (holder !== undefined) return holder.id !== userId;
  return isReservedForUndo(db, email, userId);
}

/**
 * Records the verified address that `email` replaces, because data under it belongs to the person. Data under `email`
 * belongs to the account from now on.
 */
async function recordFormerAddress(trx: Trx, userId: string, email: string): Promise<void> {
  await trx.deleteFrom('former_addresses').where('email', '=', email).execute();
  await sql`insert into former_addresses (user_id, email) select id, email from users
    where id = ${userId} and email_verified_at is not null and email <> ${email} on conflict do nothing`.execute(trx);
}

/**
 * Makes an address the verified address of an account, after its owner has proved to read it. Lock the address first.
 * A pending change of address stays if this is the account's address already, and ends otherwise.
 * @returns false if the address is taken (`isAddressTaken`); nothing changes then.
 */
export async function verifyAddress(trx: Trx, user: Pick<UserRow, 'id'>, email: string): Promise<boolean> {
  if (await isAddressTaken(trx, email, user.id)) return false;
  await recordFormerAddress(trx, user.id, email);
  await trx
    .updateTable('users')
    .set({
      email,
      email_verified_at: sql<Date>`coalesce(case when email = ${email} then email_verified_at end, now())`,
      pending_email: sql<string | null>`case when email = ${email} then pending_email end`,
    })
    .where('id', '=', user.id)
    .execute();
  await trx.deleteFrom('set_aside_addresses').where('user_id', '=', user.id).execute();
  return true;
}

/**
 * The result of following a verification link. `changed`: the link confirmed the account's new address. `already`: the
 * address was verified before. `taken`: the address belongs to another account now. `invalid`: the link is wrong or
 * expired.
 */
export type VerificationResult = 'verified' | 'changed' | 'already' | 'taken' | 'invalid';

/** The error codes of verification links that verify nothing, by result. */
export const verificationRefusals = {
  already: 'auth/email_already_verified',
  taken: 'auth/email_already_used',
  invalid: 'auth/invalid_token',
} as const;

type ReadyLink = { result: 'ready'; token: EmailToken; user: UserRow };

/** The result that a verification link would have now, and its token and account if it is `ready`. */
type LinkState = ReadyLink | { result: Exclude<VerificationResult, 'verified' | 'changed'> };

/** Returns the state of a verification link. Changes nothing. */
async function inspectLink(db: Database, id: string, hash: string): Promise<LinkState> {
  const invalid: LinkState = { result: 'invalid' };
  if (id.length > 100 || hash.length > 200) return invalid;
  const token = await readEmailToken(db, hash);
  if (token === undefined || token.userId !== id || (token.purpose !== 'verify' && token.purpose !== 'change'))
    return invalid;
  const { email, purpose, state } = token;
  const user = await userById(db, id);
  if (user === undefined || !user.enabled) return invalid;
  if (user.email === email && user.email_verified_at !== null) return { result: 'already' };
  const expected = purpose === 'change' ? user.pending_email : user.email;
  if (state !== 'good' || expected !== email) return invalid;
  if (await isAddressTaken(db, email, id)) return { result: 'taken' };
  return { result: 'ready', token, user };
}

/**
 * Previews an emailed link `/verify-email/{id}/{hash}`, with its address if it is `ready`. Changes nothing, because
 * mail scanners open links too.
 */
export async function previewVerification(db: Database, id: string, hash: string) {
  const state = await inspectLink(db, id, hash);
  return state.result === 'ready' ? { result: state.result, email: state.token.email } : state;
}

async function applyLink(trx: Trx, { token, user }: ReadyLink, hash: string): Promise<VerificationResult> {
  const { email, purpose } = token;
  if (!(await verifyAddress(trx, user, email))) return 'taken';
  await consumeEmailToken(trx, hash);
  if (purpose === 'verify') return 'verified';
  // Revoke links to reset the password: they went to the former address.
  await revokeEmailTokens(trx, user.id, ['reset']);
  await notifyOfEmailChange(trx, user, email);
  return 'changed';
}

/** Follows an emailed link `/verify-email/{id}/{hash}`: verifies the account's address, or confirms its new address. */
export async function verifyEmail(db: Database, id: string, hash: string): Promise<VerificationResult> {
  const before = await inspectLink(db, id, hash);
  if (before.result !== 'ready') return before.result;
  return db.transaction().execute(async (trx) => {
    await lockAddress(trx, before.token.email);
    await lockUser(trx, id);
    // A concurrent request may have followed the link before the lock: check again.
    const state = await inspectLink(trx, id, hash);
    return state.result === 'ready' ? applyLink(trx, state, hash) : state.result;
  });
}
