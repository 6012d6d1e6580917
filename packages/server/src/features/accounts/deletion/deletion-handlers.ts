import { Refused } from '@kermesse/api/refused';
import { accountDeletion } from '@kermesse/api/account-deletion';
import { accountDeletionUndo } from '@kermesse/api/account-deletion-undo';
import { accountDeletionUndoLink } from '@kermesse/api/account-deletion-undo-link';
import { requireRecentAuthentication } from '../passwords/recent-authentication.ts';
import { refuseInvalid } from '../../../platform/limits/enforce-limit.ts';
import { readEmailToken, consumeEmailToken } from '../emails/email-tokens.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { lockAuthenticatedUser } from '../sessions/verified-credentials.ts';
import { endSession } from '../sessions/sessions.ts';
import { callerOf, lockUser, toUser } from '../users/users.ts';
import { handler, invalidFields, userHandler } from '../../../platform/operations/handler.ts';
import { queueDeletionSms } from './deletion-sms.ts';
import { cancelDeletion, markForDeletion } from '../access/pending-deletion.ts';

/** The handlers that delete an account and cancel the deletion. */
export const deletionHandlers = [
  userHandler(accountDeletion, async ({ email, password, reason = null }, call) => {
    const user = await callerOf(call);
    if (user.email !== null && email === undefined) throw new Refused('auth/missing_data');
    if (user.email !== null && email !== user.email) throw invalidFields({ email: 'not_this_account' });
    // Unlike for other operations, a recent login does not replace the password: an unattended browser is not enough.
    if (user.password_hash !== null && password === undefined) throw new Refused('auth/missing_data');
    await requireRecentAuthentication(call, password);
    const credentials = { passwordHash: user.password_hash, session: call.caller.session };
    const { eraseAt, events } = await call.db.transaction().execute(async (trx) => {
      const locked = await lockAuthenticatedUser(trx, user.id, credentials);
      const date = await markForDeletion(trx, user.id, { days: call.settings.DELETION_DAYS, reason });
      // Delete the caller's session as a logout does. Otherwise its waiting request could report, before this response
      // arrives, that another device ended the session.
      await endSession(trx, call.caller.session);
      // A repeated request changes no date, so send no second SMS.
      return { eraseAt: date, events: locked.erase_at === null ? await queueDeletionSms(trx, call, locked, date) : [] };
    });
    for (const event of events) logSecurity(call, event);
    call.outgoing.sendDue();
    return { data: { eraseAt: eraseAt.toISOString() } };
  }),

  userHandler(accountDeletionUndo, async (_, call) => {
    const { userId } = call.caller;
    if (await call.db.transaction().execute((trx) => cancelDeletion(trx, userId))) call.outgoing.sendDue();
    return { data: await toUser(call.db, await callerOf(call)) };
  }),

  handler(accountDeletionUndoLink, async ({ token }, call) => {
    const isKept = await call.db.transaction().execute(async (trx) => {
      const link = await readEmailToken(trx, token);
      if (link?.purpose !== 'keep') return false;
      const user = await lockUser(trx, link.userId);
      if (!(await consumeEmailToken(trx, token))) return link.state !== 'expired' && user?.erase_at === null;
      return cancelDeletion(trx, link.userId);
    });
    if (!isKept) return refuseInvalid(call, 'keep', new Refused('auth/invalid_token'));
    call.outgoing.sendDue();
    return {};
  }),
];
