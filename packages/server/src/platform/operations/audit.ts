import { Refused } from '@kermesse/api/refused';
import type { Operation } from '@kermesse/api/operation';
import { logSecurity, type SecurityEvent } from '../logging/security-log.ts';
import type { Call, UserCall } from './handler.ts';

type Audited = Pick<SecurityEvent, 'event' | 'method'>;

/**
 * The operations whose calls the security log records, successful or not. Add new operations of accounts here, and
 * those that change content.
 */
export const auditedOperations: Readonly<Record<string, Audited>> = {
  'auth-login': { event: 'sign-in', method: 'password' },
  'auth-phone-verify': { event: 'sign-in', method: 'phone' },
  'passkey-login': { event: 'sign-in', method: 'passkey' },
  'passkey-register': { event: 'passkey-add' },
  'passkey-rename': { event: 'passkey-rename' },
  'passkey-remove': { event: 'passkey-remove' },
  'auth-register': { event: 'registration', method: 'registration' },
  'auth-logout': { event: 'sign-out' },
  'user-sessions-end': { event: 'session-end' },
  'user-sessions-end-others': { event: 'session-end' },
  'auth-phone': { event: 'code-request' },
  'user-phone': { event: 'phone-lookup' },
  'auth-send-password-link': { event: 'reset-request' },
  'auth-send-verification-email': { event: 'verification-request' },
  'auth-verify-email': { event: 'email-verify' },
  'auth-reset-password': { event: 'password-reset' },
  'auth-edit-password': { event: 'password-change' },
  'account-deletion': { event: 'account-deletion' },
  'account-deletion-undo': { event: 'account-deletion-undo' },
  'account-deletion-undo-link': { event: 'account-deletion-undo' },
  'account-data': { event: 'data-export' },
  'auth-edit-email': { event: 'email-change-request' },
  'auth-google-link': { event: 'identity-link', method: 'google' },
  'users-update': { event: 'user-change' },
  'user-profile-create': { event: 'profile-change' },
  'user-profile-update': { event: 'profile-change' },
  'documents-create': { event: 'document-add' },
  'documents-remove': { event: 'document-remove' },
  'auth-undo-email': { event: 'email-restore' },
  'editor-document-publish': { event: 'content-publish' },
  'editor-page-remove': { event: 'content-remove' },
  'editor-picture-upload': { event: 'picture-add' },
  'editor-picture-remove': { event: 'content-remove' },
  'editor-bin-restore': { event: 'content-restore' },
  'editor-bin-empty': { event: 'content-erase' },
  'editor-redirect-save': { event: 'redirect-change' },
  'editor-redirect-remove': { event: 'redirect-change' },
};

const textAt = (value: unknown, ...path: string[]): string | undefined => {
  let current = value;
  for (const key of path)
    current = typeof current === 'object' && current !== null ? (current as Record<string, unknown>)[key] : undefined;
  return typeof current === 'string' ? current : undefined;
};

/** Runs an operation and records its outcome in the security log, if it is one of `auditedOperations`. */
export async function audited(
  operation: Operation,
  input: unknown,
  call: Call & Partial<UserCall>,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const audit = auditedOperations[operation.name];
  if (audit === undefined) return run();
  const about = { email: textAt(input, 'email'), phone: textAt(input, 'phone'), slug: textAt(input, 'slug') };
  try {
    const output = await run();
    const userId = textAt(output, 'data', 'user', 'id') ?? call.caller?.userId;
    logSecurity(call, { ...audit, ...about, outcome: 'success', userId });
    return output;
  } catch (error) {
    const refused = error instanceof Refused;
    logSecurity(call, {
      ...audit,
      ...about,
      outcome: refused ? 'refused' : 'error',
      reason: refused ? error.refusal.code : 'server/error',
    });
    throw error;
  }
}
