import type { Call } from '../../../platform/operations/handler.ts';
import { takeOne } from '../../../platform/limits/rate-limit.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { deviceOf } from '../../../platform/http/device-cookie.ts';
import { secretHash } from '../../../platform/security/secrets.ts';

const hour = 3600;

/** The rate limit of reset mails per address from one device that has signed in to the account before. */
const fromOwnDevice = { most: 5, seconds: hour };
/** The rate limit of reset mails per address from one network. */
const fromNetwork = { most: 3, seconds: hour };
/** The rate limit of reset mails per address from all networks together. */
const fromEverywhere = { most: 12, seconds: hour };
/** The rate limit beyond `fromEverywhere`: one mail every five minutes. Earlier links stay valid for an hour. */
const trickle = { most: 1, seconds: 300 };

/**
 * Returns whether a reset link may be mailed to an address now, and counts it. Repeated requests of a stranger can
 * neither flood the mailbox nor use up the limits of the owner's devices and of other networks.
 * @param known whether the calling device has signed in to the account before (`hasSignedInBefore`).
 */
export async function mayMailReset(call: Call, email: string, known: boolean): Promise<boolean> {
  const { db, address } = call;
  const to = secretHash(email);
  const device = secretHash(deviceOf(call) ?? '');
  if (known && (await takeOne(db, `reset mail to ${to} by device ${device}`, fromOwnDevice))) return true;
  const allowed =
    (await takeOne(db, `reset mail to ${to} from ${address}`, fromNetwork)) &&
    ((await takeOne(db, `reset mail to ${to}`, fromEverywhere)) ||
      (await takeOne(db, `reset mail to ${to}, beyond`, trickle)));
  if (!allowed) logSecurity(call, { event: 'mail-budget', outcome: 'refused', reason: 'budget_used_up', email });
  return allowed;
}
