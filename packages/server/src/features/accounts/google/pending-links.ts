import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { deviceOf, ensureDevice } from '../../../platform/http/device-cookie.ts';
import type { DeviceCall } from '../sessions/devices.ts';
import { linkIdentity, type FederatedIdentity } from './federated-identities.ts';
import { newSecret, secretHash } from '../../../platform/security/secrets.ts';

/** How long the password may take to come, in seconds of the database's clock. */
const patience = 600;

/**
 * Keeps an identity that is to be linked to an account once its password is given, for this browser alone.
 * @returns the secret that names it: sent to the browser, and stored as its hash.
 */
export async function storePendingLink(
  call: DeviceCall,
  identity: Pick<FederatedIdentity, 'issuer' | 'subject'>,
  userId: string,
): Promise<string> {
  const token = newSecret();
  const { issuer, subject } = identity;
  await call.db
    .insertInto('pending_links')
    .values({
      token_hash: secretHash(token),
      device_hash: secretHash(ensureDevice(call)),
      user_id: userId,
      issuer,
      subject,
    })
    .execute();
  return token;
}

/** Whose account a pending link is about; undefined when it is unknown, used, too old, or another browser's. */
export async function accountOfPendingLink(
  call: Omit<DeviceCall, 'answerHeaders'>,
  token: string,
): Promise<string | undefined> {
  const row = await call.db
    .selectFrom('pending_links')
    .select('user_id')
    .where('token_hash', '=', secretHash(token))
    .where('device_hash', '=', secretHash(deviceOf(call) ?? ''))
    .where('created_at', '>', sql<Date>`now() - ${patience} * interval '1 second'`)
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses a pending link up and links its identity. @returns false when it was used before, or another account has the identity. */
export async function usePendingLink(db: Database, token: string, userId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const identity = await trx
      .deleteFrom('pending_links')
      .where('token_hash', '=', secretHash(token))
      .where('user_id', '=', userId)
      .returning(['issuer', 'subject'])
      .executeTakeFirst();
    return identity !== undefined && linkIdentity(trx, identity, userId);
  });
}

/** Forgets pending links that were left. */
export async function deleteExpiredLinks(db: Database): Promise<void> {
  await sql`delete from pending_links where created_at < now() - interval '1 hour'`.execute(db);
}
