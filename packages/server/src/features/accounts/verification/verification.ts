import type { Call } from '../../../platform/operations/handler.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { verifyEmail, type VerificationResult } from './addresses.ts';
import { enforceIpLimit } from '../../../platform/limits/refusals.ts';

/** The two parts of an emailed link `/verify-email/{id}/{hash}`. */
export interface VerificationLink {
  id: string;
  hash: string;
}

/** The error codes of verification links that verify nothing, by result. */
export const verificationRefusals = {
  already: 'auth/email_already_verified',
  taken: 'auth/email_already_used',
  invalid: 'auth/invalid_token',
} as const;

/**
 * Follows a verification link after the visitor pressed the button on its page. Logs a change of the address.
 * @throws Refused `rate/limited` after too many invalid links of the IP address in an hour.
 */
export async function followVerificationLink(call: Call, { id, hash }: VerificationLink): Promise<VerificationResult> {
  const result = await verifyEmail(call.db, id, hash);
  if (result === 'invalid') await enforceIpLimit(call, 'verify');
  if (result === 'changed') {
    logSecurity(call, { event: 'email-change', outcome: 'success', userId: id });
    call.outgoing.sendDue();
  }
  return result;
}
