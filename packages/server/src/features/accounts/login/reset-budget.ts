import type { Call } from '../../../platform/operations/handler.ts';
import { takeOne } from '../../../platform/limits/rate-limit.ts';
import { logSecurity } from '../../../platform/logging/security-log.ts';
import { deviceOf } from '../../../platform/http/device-cookie.ts';
import { secretHash } from '../../../platform/security/secrets.ts';

const hour = 3600;

/** Mails with a reset link to one address in an hour that one device may cause, when it signed in to the account before. */
const fromOwnDevice = { most: 5, seconds: hour };
/** The same from one network, and from all networks together. */
const fromNetwork = { most: 3, seconds: hour };
const fromEverywhere = { most: 12, seconds: hour };
/** Beyond that, still one in five minutes: the links of those before are good for an hour. */
const trickle = { most: 1, seconds: 300 };

/**
 * Whether a link to set a password may be mailed to an address now. A stranger who asks again and again fills nobody's
 * mailbox, and uses up neither what the owner's own devices may ask for nor what other networks may.
 * @param known whether the device that calls signed in to the account before (`signedInHere`).
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
