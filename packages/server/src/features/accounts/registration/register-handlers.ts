import { Refused } from '@kermesse/api/refused';
import { authRegister } from '@kermesse/api/auth-register';
import { authSendVerificationEmail } from '@kermesse/api/auth-send-verification-email';
import { authVerifyEmail } from '@kermesse/api/auth-verify-email';
import { enforceIpLimit } from '../../../platform/limits/enforce-limit.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { handler, userHandler } from '../../../platform/operations/handler.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { admitAttempt } from '../login/attempts.ts';
import { rejectGuessablePassword } from '../passwords/guessable.ts';
import { register } from './registration.ts';
import { callerOf, lockUser } from '../users/users.ts';
import { queueVerification } from '../verification/link-emails.ts';
import { verificationRefusals, verifyEmail } from '../verification/addresses.ts';

/** The handlers of registering and verifying the address. */
export const registerHandlers = [
  handler(authRegister, async (form, call) => {
    await admitAttempt(call, 'registration', form.humanCheck);
    await rejectGuessablePassword(call.siteReader, form.password, 'password', form);
    const { user, accessToken } = await register(call, form);
    call.outgoing.sendDue();
    return { data: await beginSession(call, user, { remember: false, credentials: {}, started: accessToken }) };
  }),

  handler(authVerifyEmail, async ({ id, hash }, call) => {
    const result = await verifyEmail(call.db, id, hash);
    if (result === 'invalid') await enforceIpLimit(call, 'verify');
    if (result !== 'verified' && result !== 'changed') throw new Refused(verificationRefusals[result]);
    if (result === 'changed') {
      logSecurity(call, { event: 'email-change', outcome: 'success', userId: id });
      call.outgoing.sendDue();
    }
    return { data: { result } };
  }),

  userHandler(authSendVerificationEmail, async (_, call) => {
    const user = await callerOf(call);
    if (user.email === null) throw new Refused('auth/missing_data');
    if (user.email_verified_at !== null) throw new Refused('auth/email_already_verified');
    const id = await call.db.transaction().execute(async (trx) => {
      // Before the message, as every change of the address does: two locks in another order would deadlock.
      await lockUser(trx, user.id);
      return queueVerification(trx, user.id);
    });
    if (id !== undefined && (await call.outgoing.sendNow('email', id)) === 'failed')
      throw new Refused('server/unavailable');
    return {};
  }),
];
