import { Refused } from '@kermesse/api/refused';
import type { DeletionReason } from '@kermesse/api/schemas/account/deletion';
import { sql } from 'kysely';
import { revokeEmailTokens } from '../emails/email-tokens.ts';
import { endSessions } from '../sessions/sessions.ts';
import { lockUser } from '../users/users.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { accountMessages } from '../users/account-messages.ts';

/** Locks the account and returns its erasure date. @throws Refused `auth/required` if the account has been erased. */
async function eraseDate(trx: Trx, userId: string): Promise<Date | null> {
  const user = await lockUser(trx, userId);
  if (user === undefined) throw new Refused('auth/required');
  return user.erase_at;
}

/**
 * Marks an account for deletion in `days` days, ends all its sessions and queues the email that explains how to keep
 * it. An account that is already marked keeps its date and gets no second email.
 * @returns the erasure date.
 */
export async function markForDeletion(
  trx: Trx,
  userId: string,
  { days, reason }: { days: number; reason: DeletionReason | null },
): Promise<Date> {
  // Lock the account before its sessions, as everywhere: otherwise this and a transfer of the account could deadlock.
  const existing = await eraseDate(trx, userId);
  await endSessions(trx, userId);
  if (existing !== null) return existing;
  const { erase_at: date } = await trx
    .updateTable('users')
    .set({ erase_at: sql<Date>`now() + ${days} * interval '1 day'`, deletion_reason: reason })
    .where('id', '=', userId)
    .returning(sql<Date>`erase_at`.as('erase_at'))
    .executeTakeFirstOrThrow();
  await queueMessage(trx, { kind: accountMessages.deletionRequested, userId, about: date.toISOString() });
  return date;
}

/**
 * Cancels the deletion of an account: revokes the emailed links that keep it, and notifies the owner.
 * @returns false if the account is not marked for deletion or its erasure date has passed; nothing changes then.
 */
export async function cancelDeletion(trx: Trx, userId: string): Promise<boolean> {
  const date = await eraseDate(trx, userId);
  if (date === null) return false;
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ erase_at: null, deletion_reason: null })
    .where('id', '=', userId)
    .where('erase_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await revokeEmailTokens(trx, userId, ['keep']);
  await queueMessage(trx, { kind: accountMessages.deletionCancelled, userId, about: date.toISOString() });
  return true;
}
