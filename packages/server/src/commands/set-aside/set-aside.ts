import * as z from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { lockAddress, isAddressTaken } from '../../features/accounts/verification/addresses.ts';
import { lockUser } from '../../features/accounts/users/users.ts';

/** An account that lost its address because another account had the same one. */
export interface SetAside {
  userId: string;
  fullname: string;
  /** In E.164 format. */
  phone: string | null;
  /** The address that the account lost. */
  email: string;
  setAsideAt: Date;
  /** When a session that is still valid was last used. Null without such a session: the owner cannot log in. */
  lastUsedAt: Date | null;
}

/** Returns every account whose address was set aside, the oldest first. */
export async function listSetAside(db: Database): Promise<SetAside[]> {
  const rows = await db
    .selectFrom('set_aside_addresses as aside')
    .innerJoin('users', 'users.id', 'aside.user_id')
    .leftJoin('sessions', (join) => join.onRef('sessions.user_id', '=', 'users.id').on('sessions.ended_at', 'is', null))
    .select(['users.id', 'users.firstname', 'users.lastname', 'users.phone', 'aside.email', 'aside.set_aside_at'])
    .select(({ fn }) => fn.max('sessions.last_used_at').as('last_used_at'))
    .groupBy(['users.id', 'aside.email', 'aside.set_aside_at'])
    .orderBy('aside.set_aside_at')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, firstname, lastname, phone, email, set_aside_at: setAsideAt, last_used_at: lastUsedAt }) => ({
    userId: id,
    fullname: `${firstname} ${lastname}`.trim(),
    phone,
    email,
    setAsideAt,
    lastUsedAt,
  }));
}

/** The result of giving an account an address. */
export type AssignmentResult = 'given' | 'invalid' | 'not-set-aside' | 'taken';

/**
 * Gives an account whose address was set aside a new, unverified address. The owner then resets the password with
 * "Forgot your password", which verifies the address and revokes every other way to log in.
 */
export async function assignAddress(db: Database, userId: string, address: string): Promise<AssignmentResult> {
  const read = z.email().max(254).safeParse(address.trim().toLowerCase());
  if (!read.success) return 'invalid';
  const email = read.data;
  return db.transaction().execute(async (trx) => {
    await lockAddress(trx, email);
    const user = await lockUser(trx, userId);
    const aside = await trx
      .selectFrom('set_aside_addresses')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (user === undefined || aside === undefined || user.email !== null) return 'not-set-aside';
    if (await isAddressTaken(trx, email, userId)) return 'taken';
    await trx
      .updateTable('users')
      .set({ email, email_verified_at: null, pending_email: null })
      .where('id', '=', userId)
      .execute();
    await trx.deleteFrom('set_aside_addresses').where('user_id', '=', userId).execute();
    return 'given';
  });
}
