import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { holdKey } from '../../../platform/database/hold-key.ts';
import { dropMailTokens, readMailToken, spendMailToken } from '../mails/mail-tokens.ts';
import { queueConfirmation } from './link-mails.ts';
import { lockUser, type UserRow } from '../users/users.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import { removeAccess } from '../access/remove-access.ts';

type Trx = Transaction<Tables>;

/**
 * Asks for another address: the new one is mailed a link that confirms it, the old one a notice. A request that is made
 * later takes the place of this one. Where the old address was never verified, its notice has no link that undoes the
 * change: its reader may be a stranger, who would get the account by it.
 * @throws Refused `rate/limited` when too many mails to the new address were asked for (`queueConfirmation`).
 */
export async function requestEmailChange(
  trx: Trx,
  { id, email: former, email_verified_at: verified }: UserRow,
  email: string,
): Promise<void> {
  // The same request again, a button pressed twice: the link that was mailed for it stays good.
  if ((await lockUser(trx, id))?.pending_email !== email) await cancelEmailChange(trx, id);
  await trx.updateTable('users').set({ pending_email: email }).where('id', '=', id).execute();
  await queueConfirmation(trx, id, email);
  if (former !== null) {
    const kind = verified === null ? 'notice-unverified' : 'notice';
    await queueMessage(trx, { kind, userId: id, email: former, about: email });
  }
}

/** Cancels a change of address that was not confirmed yet: its link works no more. */
export async function cancelEmailChange(trx: Trx, userId: string): Promise<void> {
  await trx.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute();
  await dropMailTokens(trx, userId, ['change']);
}

/** Tells both addresses that a change was confirmed. `former` is the account as it was before. */
export async function tellOfEmailChange(trx: Trx, former: UserRow, email: string): Promise<void> {
  const { id, email: before, email_verified_at: verified } = former;
  await queueMessage(trx, { kind: 'moved-here', userId: id, email });
  if (before !== null && verified !== null)
    await queueMessage(trx, { kind: 'moved-away', userId: id, email: before, about: email });
}

/** Whether a mail with a link that gives an address back to an account (but that of `userId`) is still to be written. */
async function isUndoUnwritten(db: Database | Trx, email: string, userId?: string): Promise<boolean> {
  const unsent = db
    .selectFrom('outgoing_messages')
    .select('id')
    .where('kind', '=', 'moved-away')
    .where('email', '=', email)
    .where('sent_at', 'is', null)
    .limit(1);
  const row = await (userId === undefined ? unsent : unsent.where('user_id', '!=', userId)).executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether an address belonged to an account until a change that can still be undone. Nobody else gets it meanwhile, or
 * a thief of the account could keep its owner from undoing the change.
 */
export async function isReservedForUndo(db: Database | Trx, email: string, userId?: string): Promise<boolean> {
  // The mail first, then its link: a mail counts as sent only when its link is in the database, so one of the two is seen.
  if (await isUndoUnwritten(db, email, userId)) return true;
  const held = db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('email', '=', email)
    .where('purpose', '=', 'undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .limit(1);
  const row = await (userId === undefined ? held : held.where('user_id', '!=', userId)).executeTakeFirst();
  return row !== undefined;
}

/**
 * Follows the "it was not me" link of a notice: the account has its old address again, a pending change is cancelled, and
 * every session and way in ends, because somebody else was in; a link to choose a new password is mailed. Following it
 * again changes nothing.
 * @returns the address, or undefined when the link is wrong or too old.
 */
export async function undoEmailChange(db: Database, token: string): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await readMailToken(trx, token);
    if (found?.purpose !== 'undo') return undefined;
    const { userId, email, state } = found;
    await holdKey(trx, `email ${email}`);
    const user = await lockUser(trx, userId);
    if (user === undefined || !user.enabled) return undefined;
    if (state === 'used') return user.email === email ? email : undefined;
    if (!(await spendMailToken(trx, token))) return undefined;
    await removeAccess(trx, userId);
    await trx
      .updateTable('users')
      .set({ email, email_verified_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .execute();
    await queueMessage(trx, { kind: 'reset', email });
    return email;
  });
}
