import { Refused } from '@kermesse/api/refused';
import { accountData } from '@kermesse/api/account-data';
import { accountDeletion } from '@kermesse/api/account-deletion';
import { accountDeletionUndo } from '@kermesse/api/account-deletion-undo';
import { accountDeletionUndoLink } from '@kermesse/api/account-deletion-undo-link';
import { authEditEmail } from '@kermesse/api/auth-edit-email';
import { authEditPassword } from '@kermesse/api/auth-edit-password';
import { authGoogleLink } from '@kermesse/api/auth-google-link';
import { authLogin } from '@kermesse/api/auth-login';
import { authLogout } from '@kermesse/api/auth-logout';
import { authPhone } from '@kermesse/api/auth-phone';
import { authPhoneVerify } from '@kermesse/api/auth-phone-verify';
import { authRegister } from '@kermesse/api/auth-register';
import { authResetPassword } from '@kermesse/api/auth-reset-password';
import { authSendPasswordLink } from '@kermesse/api/auth-send-password-link';
import { authSendVerificationEmail } from '@kermesse/api/auth-send-verification-email';
import { authUndoEmail } from '@kermesse/api/auth-undo-email';
import { authVerifyEmail } from '@kermesse/api/auth-verify-email';
import { documentsCreate } from '@kermesse/api/documents-create';
import { documentsRemove } from '@kermesse/api/documents-remove';
import type { Operation } from '@kermesse/api/operation';
import { passkeyLogin } from '@kermesse/api/passkey-login';
import { passkeyRegister } from '@kermesse/api/passkey-register';
import { passkeyRemove } from '@kermesse/api/passkey-remove';
import { userProfileCreate } from '@kermesse/api/user-profile-create';
import { userProfileUpdate } from '@kermesse/api/user-profile-update';
import { usersUpdate } from '@kermesse/api/users-update';
import { userPhone } from '@kermesse/api/user-phone';
import { userSessionsEnd } from '@kermesse/api/user-sessions-end';
import { userSessionsEndOthers } from '@kermesse/api/user-sessions-end-others';
import type { Call, UserCall } from '../../platform/operations/handler.ts';
import { logSecurity, type SecurityEvent } from '../../platform/logging/security-log.ts';

type Audited = Pick<SecurityEvent, 'event' | 'method'>;

/** The operations whose calls the security log records, successful or not. Add new operations of accounts here. */
export const auditedOperations: ReadonlyMap<Operation, Audited> = new Map<Operation, Audited>([
  [authLogin, { event: 'sign-in', method: 'password' }],
  [authPhoneVerify, { event: 'sign-in', method: 'phone' }],
  [passkeyLogin, { event: 'sign-in', method: 'passkey' }],
  [passkeyRegister, { event: 'passkey-add' }],
  [passkeyRemove, { event: 'passkey-remove' }],
  [authRegister, { event: 'registration', method: 'registration' }],
  [authLogout, { event: 'sign-out' }],
  [userSessionsEnd, { event: 'session-end' }],
  [userSessionsEndOthers, { event: 'session-end' }],
  [authPhone, { event: 'code-request' }],
  [userPhone, { event: 'phone-lookup' }],
  [authSendPasswordLink, { event: 'reset-request' }],
  [authSendVerificationEmail, { event: 'verification-request' }],
  [authVerifyEmail, { event: 'email-verify' }],
  [authResetPassword, { event: 'password-reset' }],
  [authEditPassword, { event: 'password-change' }],
  [accountDeletion, { event: 'account-deletion' }],
  [accountDeletionUndo, { event: 'account-deletion-undo' }],
  [accountDeletionUndoLink, { event: 'account-deletion-undo' }],
  [accountData, { event: 'data-export' }],
  [authEditEmail, { event: 'email-change-request' }],
  [authGoogleLink, { event: 'identity-link', method: 'google' }],
  [usersUpdate, { event: 'user-change' }],
  [userProfileCreate, { event: 'profile-change' }],
  [userProfileUpdate, { event: 'profile-change' }],
  [documentsCreate, { event: 'document-add' }],
  [documentsRemove, { event: 'document-remove' }],
  [authUndoEmail, { event: 'email-restore' }],
]);

const textAt = (value: unknown, ...path: string[]): string | undefined => {
  let found = value;
  for (const key of path)
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** Runs an operation and records its outcome in the security log, if it is one of `auditedOperations`. */
export async function audited(
  operation: Operation,
  input: unknown,
  call: Call & Partial<UserCall>,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const audit = auditedOperations.get(operation);
  if (audit === undefined) return run();
  const person = { email: textAt(input, 'email'), phone: textAt(input, 'phone') };
  try {
    const output = await run();
    const userId = textAt(output, 'data', 'user', 'id') ?? call.caller?.userId;
    logSecurity(call, { ...audit, ...person, outcome: 'success', userId });
    return output;
  } catch (error) {
    const refused = error instanceof Refused;
    const about = { ...audit, ...person, userId: call.caller?.userId };
    logSecurity(call, {
      ...about,
      outcome: refused ? 'refused' : 'error',
      reason: refused ? error.refusal.code : 'server/error',
    });
    throw error;
  }
}
