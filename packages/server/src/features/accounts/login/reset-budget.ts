import type { Call } from '../../../platform/operations/handler.ts';
import { hourly, tryCountHit } from '../../../platform/limits/fixed-window.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { deviceOf } from '../../../platform/http/device-cookie.ts';
import { hashToken } from '../../../platform/security/secrets.ts';

/** The rate limit of reset emails per address from one device that has logged in to the account before. */
const fromOwnDevice = hourly(5);
/** The rate limit of reset emails per address from one network. */
const fromNetwork = hourly(3);
/** The rate limit of reset emails per address from all networks together. */
const fromEverywhere = hourly(12);
/** The rate limit beyond `fromEverywhere`: one email every five minutes. Earlier links stay valid for an hour. */
const reducedRate = { max: 1, seconds: 300 };

/**
 * Returns whether a reset link may be emailed to an address now, and counts it. Repeated requests of a stranger can
 * neither flood the mailbox nor use up the limits of the owner's devices and of other networks.
 * @param known whether the calling device has logged in to the account before (`hasLoggedInBefore`).
 */
export async function tryCountResetEmail(call: Call, email: string, known: boolean): Promise<boolean> {
  const { db, ip } = call;
  const to = hashToken(email);
  const device = hashToken(deviceOf(call) ?? '');
  if (known && (await tryCountHit(db, `reset mail to ${to} by device ${device}`, fromOwnDevice))) return true;
  const allowed =
    (await tryCountHit(db, `reset mail to ${to} from ${ip}`, fromNetwork)) &&
    ((await tryCountHit(db, `reset mail to ${to}`, fromEverywhere)) ||
      (await tryCountHit(db, `reset mail beyond to ${to}`, reducedRate)));
  if (!allowed) logSecurity(call, { event: 'email-budget', outcome: 'refused', reason: 'budget_used_up', email });
  return allowed;
}
