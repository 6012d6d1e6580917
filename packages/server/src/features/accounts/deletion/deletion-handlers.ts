import { Refused } from '@kermesse/api/refused';
import { accountDeletion } from '@kermesse/api/account-deletion';
import { accountDeletionUndo } from '@kermesse/api/account-deletion-undo';
import { accountDeletionUndoLink } from '@kermesse/api/account-deletion-undo-link';
import { provePassword, requireFreshProof } from '../passwords/fresh-proof.ts';
import { limitAddress } from '../../../platform/limits/limits.ts';
import { readMailToken, spendMailToken } from '../mails/mail-tokens.ts';
import { toUser, userById, type UserRow } from '../users/users.ts';
import { handler, invalidFields, userHandler, type UserCall } from '../../../platform/operations/handler.ts';
import { queueDeletionSms } from './deletion-sms.ts';
import { keepAccount, markForDeletion } from '../access/pending-deletion.ts';

declare module '../../../platform/operations/handler.ts' {
  interface ApiServices {
    /** How many days an account can be kept after its deletion was asked for. */
    deletionDays: number;
  }
}

/**
 * The caller, who has proved to be the owner. Unlike other proofs, a session of a moment ago does not replace the
 * password of an account that has one: a browser left open must not be enough.
 */
async function requireOwner(call: UserCall, user: UserRow, password: string | undefined): Promise<void> {
  if (user.password_hash === null) await requireFreshProof(call, password);
  else if (password === undefined) throw new Refused('auth/missing_data');
  else await provePassword(call, password);
}

async function callerOf({ db, signedIn }: UserCall): Promise<UserRow> {
  const user = await userById(db, signedIn.userId);
  if (user === undefined) throw new Refused('auth/required');
  return user;
}

/** What the server does for leaving, and for staying after all. */
export const deletionHandlers = [
  userHandler(accountDeletion, async ({ email, password, reason = null }, call) => {
    const user = await callerOf(call);
    if (user.email !== null && email === undefined) throw new Refused('auth/missing_data');
    if (user.email !== null && email !== user.email) throw invalidFields({ email: 'not_this_account' });
    await requireOwner(call, user, password);
    const eraseAt = await call.db
      .transaction()
      .execute((trx) => markForDeletion(trx, user.id, { days: call.deletionDays, reason }));
    // Asking again changes no date and tells nothing.
    if (user.erase_at === null) await queueDeletionSms(call, user, eraseAt);
    call.outgoing.wake();
    return { data: { eraseAt: eraseAt.toISOString() } };
  }),

  userHandler(accountDeletionUndo, async (_, call) => {
    const { userId } = call.signedIn;
    if (await call.db.transaction().execute((trx) => keepAccount(trx, userId))) call.outgoing.wake();
    return { data: await toUser(call.db, await callerOf(call)) };
  }),

  handler(accountDeletionUndoLink, async ({ token }, call) => {
    await limitAddress(call, 'keep');
    const kept = await call.db.transaction().execute(async (trx) => {
      const found = await readMailToken(trx, token);
      if (found?.purpose !== 'keep' || !(await spendMailToken(trx, token))) return false;
      return keepAccount(trx, found.userId);
    });
    if (!kept) throw new Refused('auth/invalid_token');
    call.outgoing.wake();
    return {};
  }),
];
