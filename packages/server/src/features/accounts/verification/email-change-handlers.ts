import { Refused } from '@kermesse/api/refused';
import { authEditEmail } from '@kermesse/api/auth-edit-email';
import { authUndoEmail } from '@kermesse/api/auth-undo-email';
import { handler, userHandler } from '../../../platform/operations/handler.ts';
import { isAddressTaken } from './addresses.ts';
import { requestEmailChange, undoEmailChange } from './email-change.ts';
import { requireRecentAuthentication } from '../passwords/recent-authentication.ts';
import { hourly } from '../../../platform/limits/fixed-window.ts';
import { enforceLimit, refuseInvalid } from '../../../platform/limits/enforce-limit.ts';

/** The rate limit of address changes per account: each response reveals whether an address is taken. */
const changesPerHour = hourly(10);

/** The handlers that change the email address of an account and undo the change. */
export const emailChangeHandlers = [
  userHandler(authEditEmail, async ({ email, currentPassword }, call) => {
    const user = await requireRecentAuthentication(call, currentPassword);
    await enforceLimit(call.db, `email changes of ${user.id}`, changesPerHour);
    if (await isAddressTaken(call.db, email, user.id)) throw new Refused('auth/email_already_used');
    const proof = { passwordHash: user.password_hash, session: call.caller.session };
    await call.db.transaction().execute((trx) => requestEmailChange(trx, user.id, email, proof));
    call.outgoing.sendDue();
    return {};
  }),

  handler(authUndoEmail, async ({ token }, call) => {
    const email = await undoEmailChange(call.db, token);
    if (email === undefined) return refuseInvalid(call, 'undo', new Refused('auth/invalid_token'));
    call.outgoing.sendDue();
    return { data: { email } };
  }),
];
