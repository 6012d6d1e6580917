import type { Call } from '../../../platform/operations/handler.ts';
import { limitOne } from '../../../platform/limits/limits.ts';
import { secretHash } from '../../../platform/security/secrets.ts';
import type { UserRow } from '../users/users.ts';

const hour = 3600;

/** How often phone numbers may be looked up in an hour: by one caller's address, one number by everybody, and in all. */
const mostLookUps = { byAddress: 60, byNumber: 20, inAll: 3000 };

/**
 * Counts a look-up of a number. The owner of a number that strangers look up too often can still sign in: the dialog
 * then asks for a code without names.
 * @throws Refused `rate/limited` after too many.
 */
export async function limitLookUps({ db, address }: Pick<Call, 'db' | 'address'>, phone: string): Promise<void> {
  await limitOne(db, `look-up from ${address}`, { most: mostLookUps.byAddress, seconds: hour });
  await limitOne(db, `look-up of ${secretHash(phone)}`, { most: mostLookUps.byNumber, seconds: hour });
  await limitOne(db, 'look-up', { most: mostLookUps.inAll, seconds: hour });
}

const hidden = '…';
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a stranger may know of who has a number: that there is somebody, and the first letter of the first name. */
export function maskedName(user: Pick<UserRow, 'firstname'> | undefined): {
  firstname: string | null;
  lastname: string | null;
} {
  if (user === undefined) return { firstname: null, lastname: null };
  const [first] = characters.segment(user.firstname);
  return { firstname: `${first?.segment ?? ''}${hidden}`, lastname: hidden };
}
