import type { Call } from '../../../platform/operations/handler.ts';
import { hourly } from '../../../platform/limits/fixed-window.ts';
import { enforceLimit } from '../../../platform/limits/enforce-limit.ts';
import { hashToken } from '../../../platform/security/secrets.ts';
import type { UserRow } from '../users/users.ts';

/** The hourly limits of phone look-ups: by IP address, by looked-up number, and in total. */
const lookUpLimits = { byIp: 60, byNumber: 20, inAll: 3000 };

/**
 * Counts a look-up of a phone number. If strangers look up a number too often, its owner can still log in: the dialog
 * then requests a code without names.
 * @throws Refused `rate/limited` after too many.
 */
export async function enforceLookUpLimits({ db, ip }: Pick<Call, 'db' | 'ip'>, phone: string): Promise<void> {
  await enforceLimit(db, `look-up from ${ip}`, hourly(lookUpLimits.byIp));
  await enforceLimit(db, `look-up of ${hashToken(phone)}`, hourly(lookUpLimits.byNumber));
  await enforceLimit(db, 'look-up', hourly(lookUpLimits.inAll));
}

const hidden = '…';
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns what strangers may know of a number's account: that it exists, and the first letter of the first name. */
export function maskedName(user: Pick<UserRow, 'firstname'> | undefined): {
  firstname: string | null;
  lastname: string | null;
} {
  if (user === undefined) return { firstname: null, lastname: null };
  const [first] = characters.segment(user.firstname);
  return { firstname: `${first?.segment ?? ''}${hidden}`, lastname: hidden };
}
