import { normaliseEmail } from '@kermesse/api/schemas/forms/email-address';
import { Refused } from '@kermesse/api/refused';
import { authEditPassword } from '@kermesse/api/auth-edit-password';
import { authLogin } from '@kermesse/api/auth-login';
import { authResetPassword } from '@kermesse/api/auth-reset-password';
import { authSendPasswordLink } from '@kermesse/api/auth-send-password-link';
import { passwordCheck } from '@kermesse/api/password-check';
import { handler, userHandler, type Call } from '../../../platform/operations/handler.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { rejectGuessablePassword } from '../passwords/guessable.ts';
import { verifyAddress } from '../verification/addresses.ts';
import { lockAddress } from '../verification/lock-address.ts';
import { cancelEmailChange } from '../verification/email-change.ts';
import { verifyCallerPassword } from '../passwords/recent-authentication.ts';
import { admitLogin, admitAttempt } from './attempts.ts';
import { enforceIpLimit } from '../../../platform/limits/enforce-limit.ts';
import { revokeEmailTokens, readEmailToken, consumeEmailToken, type EmailToken } from '../emails/email-tokens.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.ts';
import { tryCountResetEmail } from './reset-budget.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { deviceOf } from '../../../platform/http/device-cookie.ts';
import { removePasskeys } from '../passkeys/passkeys.ts';
import { forgetDevices, hasLoggedInBefore } from '../sessions/devices.ts';
import { endSessions } from '../sessions/sessions.ts';
import { lockUser, userByEmail, userById, type UserRow } from '../users/users.ts';
import { queueMessage, removeMessage } from '../../../platform/queue/queue.ts';
import { lockAuthenticatedUser, type VerifiedCredentials } from '../sessions/verified-credentials.ts';
import { removeAccess, removeIdentities } from '../access/remove-access.ts';
import { accountMessages } from '../users/account-messages.ts';

/** Returns the user with an address and a password. Takes the same time for unknown addresses. */
async function userWithPassword(call: Call, email: string, password: string): Promise<UserRow | undefined> {
  const user = await userByEmail(call.db, email);
  return (await verifyPassword(user?.password_hash, password)) ? user : undefined;
}

/** Revokes access that a stranger may have set up who registered with an address before its owner verified it. */
async function removeAccessOfStranger(
  trx: Trx,
  { id, auth_type: authType, email_verified_at: verified }: UserRow,
): Promise<void> {
  if (verified === null) await removeAccess(trx, id);
  // Accounts with phone or Google login began without an address, so their passkeys belong to the owner.
  else if (authType === 'email-password') {
    await removePasskeys(trx, id, verified);
    await removeIdentities(trx, id, verified);
  }
}

/**
 * Sets a password, ends all sessions except the one in `credentials`, forgets all devices except the calling one,
 * revokes emailed reset links, and notifies the owner.
 * `credentials` are those of a logged-in user. `resetToken` is the token of a reset link, and `email` the address that
 * it was emailed to, which the user can therefore read.
 * @returns false if the link was used or the account or its address changed meanwhile; nothing changes then.
 */
async function changePassword(
  call: Pick<Call, 'db' | 'headers' | 'origin'>,
  userId: string,
  passwordHash: string,
  { credentials, resetToken, email }: { credentials?: VerifiedCredentials; resetToken?: string; email?: string },
): Promise<boolean> {
  return call.db.transaction().execute(async (trx) => {
    if (email !== undefined) await lockAddress(trx, email);
    const user =
      credentials === undefined ? await lockUser(trx, userId) : await lockAuthenticatedUser(trx, userId, credentials);
    if (user === undefined || (email !== undefined && (user.email !== email || !user.enabled))) return false;
    if (resetToken !== undefined && !(await consumeEmailToken(trx, resetToken))) return false;
    if (email !== undefined) await removeAccessOfStranger(trx, user);
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
    await endSessions(trx, user.id, { except: credentials?.session });
    await forgetDevices(trx, user.id, { except: deviceOf(call) });
    await revokeEmailTokens(trx, user.id, ['reset']);
    // The owner may set a new password because an intruder requested another address.
    await cancelEmailChange(trx, user.id);
    if (email !== undefined) await verifyAddress(trx, user, email);
    await queueMessage(trx, { kind: accountMessages.passwordChanged, userId: user.id });
    return true;
  });
}

/** Returns the user whose password a reset link may set (`good`) or has set (`used`). */
async function readReset(
  { db }: Call,
  token: string,
  email: string,
  state: EmailToken['state'],
): Promise<UserRow | undefined> {
  const data = await readEmailToken(db, token);
  if (data?.purpose !== 'reset' || data.state !== state || data.email !== email) return undefined;
  const user = await userById(db, data.userId);
  return user?.enabled === true && user.email === email ? user : undefined;
}

/** The handlers of logging in by password, and of resetting and changing passwords. */
export const passwordHandlers = [
  handler(authLogin, async ({ email, password, remember, humanCheck }, call) => {
    const undoCount = await admitLogin(call, email, humanCheck);
    const user = await userWithPassword(call, email, password);
    if (user === undefined) throw new Refused('auth/wrong_password');
    await undoCount();
    return { data: await beginSession(call, user, { remember, credentials: { passwordHash: user.password_hash } }) };
  }),

  handler(authSendPasswordLink, async ({ email, humanCheck }, call) => {
    await admitAttempt(call, 'reset request', humanCheck);
    const isKnownDevice = await hasLoggedInBefore(call, email);
    // The account is looked up after the response, so its time reveals nothing. A repeated request counts once.
    await call.db.transaction().execute(async (trx) => {
      const id = await queueMessage(trx, { kind: accountMessages.passwordReset, email });
      if (id !== undefined && !(await tryCountResetEmail({ ...call, db: trx }, email, isKnownDevice)))
        await removeMessage(trx, id);
    });
    call.outgoing.sendDue();
    return {};
  }),

  handler(authResetPassword, async ({ email, token, password }, call) => {
    const good = await readReset(call, token, email, 'good');
    if (good !== undefined) {
      await rejectGuessablePassword(call.siteReader, password, 'password', good);
      const hash = await hashPassword(password);
      if (await changePassword(call, good.id, hash, { resetToken: token, email })) {
        call.outgoing.sendDue();
        return {};
      }
    }
    // Counted before the password is verified, because the holder of a used link could guess passwords.
    const undoCount = await enforceIpLimit(call, 'reset');
    const used = await readReset(call, token, email, 'used');
    if (used === undefined || !(await verifyPassword(used.password_hash, password)))
      throw new Refused('auth/invalid_token');
    await undoCount();
    return {};
  }),

  handler(passwordCheck, async ({ password, token, ...words }, call) => {
    await enforceIpLimit(call, 'password check');
    // The holder of a good link learns no more than from `authResetPassword`, which the same rejection does not end.
    const owner = token === '' ? undefined : await readReset(call, token, normaliseEmail(words.email), 'good');
    await rejectGuessablePassword(call.siteReader, password, 'password', owner ?? words);
    return {};
  }),

  userHandler(authEditPassword, async ({ currentPassword, newPassword }, call) => {
    const user = await verifyCallerPassword(call, currentPassword);
    await rejectGuessablePassword(call.siteReader, newPassword, 'newPassword', user);
    const credentials = { passwordHash: user.password_hash, session: call.caller.session };
    await changePassword(call, user.id, await hashPassword(newPassword), { credentials });
    call.outgoing.sendDue();
    return {};
  }),
];
