import type { Passkey } from '@kermesse/api/schemas/account/passkey';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PasskeyTables } from './tables.ts';

/** A passkey as stored. */
export type PasskeyRow = Selectable<PasskeyTables['passkeys']>;

type Writer = Database | Transaction<Tables>;

/** As many passkeys as an account may have. */
export const mostPasskeys = 20;

/** The passkeys of a person, oldest first. */
export function passkeysOf(db: Writer, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A passkey as its owner sees it. */
export function toPasskey({ id, name, created_at: created, last_used_at: used, synced }: PasskeyRow): Passkey {
  return { id, name, createdAt: created.toISOString(), lastUsedAt: used?.toISOString() ?? null, synced };
}

/** Whether somebody can sign in without passkeys: by a password, a phone, or an outside issuer such as Google. */
export async function hasOtherWayIn(db: Writer, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(sql<boolean>`password_hash is not null or (auth_type = 'phone' and phone is not null)`.as('direct'))
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user?.direct === true) return true;
  const outside = await db
    .selectFrom('federated_identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return outside !== undefined;
}

/**
 * Notes that a passkey was used. Of several at once with the same counter one goes through; those that do not count say
 * 0 always. Gives whether the counter went on.
 */
export async function noteUse(
  db: Writer,
  id: string,
  { counter, synced }: { counter: number; synced: boolean },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, synced, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('counter', '<', counter), where.and([where('counter', '=', 0), where.val(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes every passkey of a person: who may not come in any more that way. */
export async function removePasskeys(db: Writer, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
