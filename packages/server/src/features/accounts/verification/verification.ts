import { Refused } from '@kermesse/api/refused';
import type { Call } from '../../../platform/operations/handler.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { verifyEmail, type VerificationResult } from './addresses.ts';
import { enforceAddressLimit } from '../../../platform/limits/limits.ts';

/** The two parts of a mailed link `/verify-email/{id}/{hash}`. */
export interface VerificationLink {
  id: string;
  hash: string;
}

type VerificationCall = Pick<Call, 'db' | 'address' | 'authLimit' | 'headers' | 'origin' | 'outgoing' | 'security'>;

/**
 * Follows a verification link after the visitor pressed the button on its page. Logs a change of the address.
 * @throws Refused `rate/limited` after too many invalid links of the IP address in an hour.
 */
export async function followVerificationLink(
  call: VerificationCall,
  { id, hash }: VerificationLink,
): Promise<VerificationResult> {
  const result = await verifyEmail(call.db, id, hash);
  if (result === 'invalid') await enforceAddressLimit(call, 'verify');
  if (result === 'changed') {
    logSecurity(call, { event: 'email-change', outcome: 'success', userId: id });
    call.outgoing.sendDue();
  }
  return result;
}

/** Follows a verification link when a browser without scripts submits the form. `limited`: too many attempts. */
export async function submitVerificationForm(
  call: VerificationCall,
  link: VerificationLink,
): Promise<VerificationResult | 'limited'> {
  const log = (reason?: 'link_invalid' | 'rate/limited') =>
    logSecurity(call, { event: 'email-verify', outcome: reason === undefined ? 'success' : 'refused', reason });
  try {
    const result = await followVerificationLink(call, link);
    log(result === 'verified' || result === 'changed' ? undefined : 'link_invalid');
    return result;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    log('rate/limited');
    return 'limited';
  }
}
