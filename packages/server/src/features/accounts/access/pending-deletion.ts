import { Refused } from '@kermesse/api/refused';
import type { DeletionReason } from '@kermesse/api/schemas/account/deletion';
import { sql, type Transaction } from 'kysely';
import { dropMailTokens } from '../mails/mail-tokens.ts';
import { endSessions } from '../sessions/sessions.ts';
import { lockUser } from '../users/users.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type Trx = Transaction<Tables>;

/** Locks the account and reads when it is erased. @throws `auth/required` when it has been erased. */
async function eraseDate(trx: Trx, userId: string): Promise<Date | null> {
  const user = await lockUser(trx, userId);
  if (user === undefined) throw new Refused('auth/required');
  return user.erase_at;
}

/**
 * Marks an account for deletion in so many days, ends all its sessions and orders the mail that says how to keep it. An
 * account that is marked already keeps its date and gets no other mail.
 * @returns when it is erased.
 */
export async function markForDeletion(
  trx: Trx,
  userId: string,
  { days, reason }: { days: number; reason: DeletionReason | null },
): Promise<Date> {
  // The account is locked before its sessions, here as everywhere: else this and a hand-over wait for each other for ever.
  const known = await eraseDate(trx, userId);
  await endSessions(trx, userId);
  if (known !== null) return known;
  const { erase_at: date } = await trx
    .updateTable('users')
    .set({ erase_at: sql<Date>`now() + ${days} * interval '1 day'`, deletion_reason: reason })
    .where('id', '=', userId)
    .returning(sql<Date>`erase_at`.as('erase_at'))
    .executeTakeFirstOrThrow();
  await queueMessage(trx, { kind: 'deletion', userId, about: date.toISOString() });
  return date;
}

/**
 * Cancels the deletion of an account: voids the links that were mailed for it, and notifies the owner.
 * @returns false, and nothing changes, when the account is not marked or its day has come.
 */
export async function keepAccount(trx: Trx, userId: string): Promise<boolean> {
  const date = await eraseDate(trx, userId);
  if (date === null) return false;
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ erase_at: null, deletion_reason: null })
    .where('id', '=', userId)
    .where('erase_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await dropMailTokens(trx, userId, ['keep']);
  await queueMessage(trx, { kind: 'kept', userId, about: date.toISOString() });
  return true;
}
