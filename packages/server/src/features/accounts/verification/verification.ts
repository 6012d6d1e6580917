import { Refused } from '@kermesse/api/refused';
import type { Call } from '../../../platform/operations/handler.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { verifyEmail, type VerificationResult } from './addresses.ts';
import { limitAddress } from '../../../platform/limits/limits.ts';

/** The two parts of a mailed link `/verify-email/{id}/{hash}`. */
export interface VerificationLink {
  id: string;
  hash: string;
}

type PressCall = Pick<Call, 'db' | 'address' | 'authLimit' | 'headers' | 'origin' | 'outgoing' | 'security'>;

/**
 * Follows a mailed link because somebody pressed its button. Records an address that changed by it.
 * @throws Refused `rate/limited` when the caller's address pressed too often in an hour.
 */
export async function pressVerification(call: PressCall, { id, hash }: VerificationLink): Promise<VerificationResult> {
  await limitAddress(call, 'verify');
  const result = await verifyEmail(call.db, id, hash);
  if (result === 'changed') {
    logSecurity(call, { event: 'email-change', outcome: 'success', userId: id });
    call.outgoing.wake();
  }
  return result;
}

/** The press of a browser without scripts, which sends the page's form. `limited`: it pressed too often. */
export async function pressVerificationForm(
  call: PressCall,
  link: VerificationLink,
): Promise<VerificationResult | 'limited'> {
  const log = (reason?: 'link_invalid' | 'rate/limited') =>
    logSecurity(call, { event: 'email-verify', outcome: reason === undefined ? 'success' : 'refused', reason });
  try {
    const result = await pressVerification(call, link);
    log(result === 'verified' || result === 'changed' ? undefined : 'link_invalid');
    return result;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    log('rate/limited');
    return 'limited';
  }
}
