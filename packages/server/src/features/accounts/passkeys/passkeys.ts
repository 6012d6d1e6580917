import type { Passkey } from '@kermesse/api/schemas/account/passkey';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { UserRow } from '../users/users.ts';

/** A row of the table of passkeys. */
export type PasskeyRow = Selectable<Tables['passkeys']>;

/** The maximum number of passkeys per account. */
export const maxPasskeys = 20;

/** Returns the passkeys of a user, oldest first. */
export function passkeysOf(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Converts a row into the passkey that its owner sees. */
export function toPasskey({ id, name, created_at: created, last_used_at: used, synced }: PasskeyRow): Passkey {
  return { id, name, createdAt: created.toISOString(), lastUsedAt: used?.toISOString() ?? null, synced };
}

/** Returns whether a user can log in without passkeys: by a password, a phone or an external issuer such as Google. */
export async function hasOtherLogin(
  db: Database,
  { id, password_hash: passwordHash, auth_type: authType, phone }: UserRow,
): Promise<boolean> {
  if (passwordHash !== null || (authType === 'phone' && phone !== null)) return true;
  const outside = db.selectFrom('federated_identities').select('user_id').where('user_id', '=', id);
  return (await outside.executeTakeFirst()) !== undefined;
}

/**
 * Records the use of a passkey. Returns whether its counter increased: of simultaneous uses with the same counter, one
 * succeeds. Authenticators without a counter always report 0, which is accepted.
 */
export async function recordPasskeyUse(
  db: Database,
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

/** Removes the passkeys of a user: all of them, or those that were added before an instant. */
export async function removePasskeys(db: Database, userId: string, before?: Date): Promise<void> {
  const all = db.deleteFrom('passkeys').where('user_id', '=', userId);
  await (before === undefined ? all : all.where('created_at', '<', before)).execute();
}
