import { Refused } from '@kermesse/api/refused';
import { authLogout } from '@kermesse/api/auth-logout';
import { authRegister } from '@kermesse/api/auth-register';
import { authSendVerificationEmail } from '@kermesse/api/auth-send-verification-email';
import { authVerifyEmail } from '@kermesse/api/auth-verify-email';
import { handler, userHandler, type Call } from '../../../platform/operations/handler.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { admitStranger } from '../login/attempts.ts';
import { rejectGuessablePassword } from '../passwords/guessable.ts';
import { register } from './registration.ts';
import { endSession } from '../sessions/sessions.ts';
import { userById, type UserRow } from '../users/users.ts';
import { queueVerification } from '../verification/link-mails.ts';
import { followVerificationLink } from '../verification/verification.ts';

async function selfOf({ db, signedIn }: Call & { signedIn: { userId: string } }): Promise<UserRow> {
  const user = await userById(db, signedIn.userId);
  if (user === undefined) throw new Refused('auth/required');
  return user;
}

/** The error codes of verification links that verify nothing, by result. */
const verificationRefusals = {
  already: 'auth/email_already_verified',
  taken: 'auth/email_already_used',
  invalid: 'auth/invalid_token',
} as const;

/** The handlers of registering, verifying the address and logging out. */
export const registerHandlers = [
  handler(authRegister, async (form, call) => {
    await admitStranger(call, 'registration', form.humanCheck);
    await rejectGuessablePassword(call.db, form.password, 'password', form);
    const { user, accessToken } = await register(call, form);
    call.outgoing.sendDue();
    return { data: await beginSession(call, user, { remember: false, proof: {}, started: accessToken }) };
  }),

  handler(authVerifyEmail, async ({ id, hash }, call) => {
    const result = await followVerificationLink(call, { id, hash });
    if (result !== 'verified' && result !== 'changed') throw new Refused(verificationRefusals[result]);
    return { data: { result } };
  }),

  userHandler(authLogout, async (_, { db, signedIn }) => {
    await endSession(db, signedIn.session);
    return {};
  }),

  userHandler(authSendVerificationEmail, async (_, call) => {
    const user = await selfOf(call);
    if (user.email === null) throw new Refused('auth/missing_data');
    if (user.email_verified_at !== null) throw new Refused('auth/email_already_verified');
    const id = await call.db.transaction().execute((trx) => queueVerification(trx, user.id));
    if (id !== undefined && (await call.outgoing.sendNow('email', id)) === 'failed')
      throw new Refused('server/unavailable');
    return {};
  }),
];
