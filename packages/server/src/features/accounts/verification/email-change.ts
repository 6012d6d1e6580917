import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { revokeEmailTokens, readEmailToken, consumeEmailToken, linkLifetimes } from '../emails/email-tokens.ts';
import { queueConfirmation, queueVerification } from './link-emails.ts';
import { lockAddress } from './lock-address.ts';
import { lockUser, userByEmail, type UserRow } from '../users/users.ts';
import { queueMessage, removeMessagesOfKind } from '../../../platform/queue/queue.ts';
import { lockAuthenticatedUser, type VerifiedCredentials } from '../sessions/verified-credentials.ts';
import { removeAccess } from '../access/remove-access.ts';
import { accountMessages } from '../users/account-messages.ts';

/**
 * Requests a change of the email address: queues an email with a confirmation link to the new address and a notice to
 * the old one. Replaces an earlier request. If the old address was never verified, its reader may be a stranger, who
 * could take over the account: the notice has no undo link, and earlier links that verify the old address are revoked.
 *
 * If `email` is the current address, cancels a requested change instead, and queues an email that verifies the address
 * unless it is verified.
 * @throws Refused `rate/limited` after too many emails to the new address (`queueConfirmation`, `queueVerification`);
 * the errors of `lockAuthenticatedUser`.
 */
export async function requestEmailChange(
  trx: Trx,
  id: string,
  email: string,
  credentials: VerifiedCredentials,
): Promise<void> {
  const {
    email: former,
    email_verified_at: verified,
    pending_email: pending,
  } = await lockAuthenticatedUser(trx, id, credentials);
  if (former === email) {
    await cancelEmailChange(trx, id);
    if (verified === null) await queueVerification(trx, id);
    return;
  }
  // If the same address is requested again, the link that was already emailed stays valid.
  if (pending !== email) await cancelEmailChange(trx, id);
  await trx.updateTable('users').set({ pending_email: email }).where('id', '=', id).execute();
  if (verified === null) {
    await removeMessagesOfKind(trx, accountMessages.addressVerification, { user_id: id });
    await revokeEmailTokens(trx, id, ['verify']);
  }
  await queueConfirmation(trx, id, email);
  if (former !== null) {
    const { addressChangeRequested, unverifiedAddressChangeRequested } = accountMessages;
    const notice = { userId: id, email: former };
    await queueMessage(
      trx,
      verified === null
        ? { kind: unverifiedAddressChangeRequested, ...notice }
        : { kind: addressChangeRequested, ...notice, about: email },
    );
  }
}

/** Cancels an unconfirmed change of address, removes its email from the queue, and revokes its link. */
export async function cancelEmailChange(trx: Trx, userId: string): Promise<void> {
  await trx.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute();
  await removeMessagesOfKind(trx, accountMessages.newAddressConfirmation, { user_id: userId });
  await revokeEmailTokens(trx, userId, ['change']);
}

/** Queues notices of a confirmed change to both addresses. `former` is the account before the change. */
export async function notifyOfEmailChange(trx: Trx, former: UserRow, email: string): Promise<void> {
  const { id, email: before, email_verified_at: verified } = former;
  await queueMessage(trx, { kind: accountMessages.newAddressConfirmed, userId: id, email });
  if (before !== null && verified !== null)
    await queueMessage(trx, { kind: accountMessages.oldAddressReplaced, userId: id, email: before, about: email });
}

/**
 * Returns whether an address belonged to an account, other than `userId`, whose change can still be undone: the email
 * with the undo link is unsent, or its link is unused. Until then no other account may have it; otherwise a thief of
 * the account could prevent its owner from undoing the change. An email that was given up reserves the address for as
 * long as its link would: an operator can send it again.
 */
export async function isReservedForUndo(db: Database, email: string, userId = ''): Promise<boolean> {
  const { rows } = await sql`
    select 1 from outgoing_messages
      where kind = ${accountMessages.oldAddressReplaced} and email = ${email} and sent_at is null
      and (failed_at is null or failed_at > now() - ${linkLifetimes.undo} * interval '1 second')
      and user_id <> ${userId}
    union all select 1 from mail_tokens
      where email = ${email} and purpose = 'undo' and used_at is null and expires_at > now()
      and user_id <> ${userId}`.execute(db);
  return rows.length > 0;
}

/**
 * Follows the undo link ("it was not me") of a notice. Restores the old address, cancels a pending change, removes all
 * sessions and credentials, because somebody else had access, and emails a link to set a new password. Revokes the undo
 * links of later changes, but not of earlier ones: the earliest address wins (decision 128). Following the link again
 * changes nothing.
 * @returns the restored address, or undefined if the link is wrong or expired, or if the address belongs to another
 * account: an operator sent the link again after the reservation had ended.
 */
export async function undoEmailChange(db: Database, token: string): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await readEmailToken(trx, token);
    if (found?.purpose !== 'undo') return undefined;
    const { userId, email, messageId, state } = found;
    await lockAddress(trx, email);
    const user = await lockUser(trx, userId);
    if (user === undefined || !user.enabled) return undefined;
    if (state === 'used') return user.email === email ? email : undefined;
    if (((await userByEmail(trx, email))?.id ?? userId) !== userId) return undefined;
    if (!(await consumeEmailToken(trx, token))) return undefined;
    await removeAccess(trx, userId, { token, messageId });
    await trx
      .updateTable('users')
      .set({ email, email_verified_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .execute();
    // One that was requested a moment ago would count as this one, although its link is revoked.
    await removeMessagesOfKind(trx, accountMessages.passwordReset, { email });
    await queueMessage(trx, { kind: accountMessages.passwordReset, email });
    return email;
  });
}
