import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { deviceOf, ensureDevice } from '../../../platform/http/device-cookie.ts';
import type { DeviceCall } from '../sessions/devices.ts';
import { linkIdentity, type FederatedIdentity } from './federated-identities.ts';
import { lockAuthenticatedUser, type VerifiedCredentials } from '../sessions/verified-credentials.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import { createToken, hashToken } from '../../../platform/security/secrets.ts';
import { accountMessages } from '../users/account-messages.ts';

/** The seconds in which the user must enter the password, by the database's clock. */
const linkLifetime = 600;

/**
 * Stores an identity that will be linked to an account when the user enters its password in this browser.
 * @returns the token of the pending link, which is stored only as its hash.
 */
export async function storePendingLink(
  call: DeviceCall,
  identity: Pick<FederatedIdentity, 'issuer' | 'subject'>,
  userId: string,
): Promise<string> {
  const token = createToken();
  const { issuer, subject } = identity;
  await call.db
    .insertInto('pending_links')
    .values({
      token_hash: hashToken(token),
      device_hash: hashToken(ensureDevice(call)),
      user_id: userId,
      issuer,
      subject,
    })
    .execute();
  return token;
}

/** Returns the account id of a pending link; undefined if it is unknown, used, expired or from another browser. */
export async function accountOfPendingLink(
  call: Omit<DeviceCall, 'responseHeaders'>,
  token: string,
): Promise<string | undefined> {
  const row = await call.db
    .selectFrom('pending_links')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('device_hash', '=', hashToken(deviceOf(call) ?? ''))
    .where('created_at', '>', sql<Date>`now() - ${linkLifetime} * interval '1 second'`)
    .executeTakeFirst();
  return row?.user_id;
}

/**
 * Deletes a pending link and links its identity, if the user's `credentials` are still valid. Queues an email to the
 * owner.
 * @returns the identity; undefined if the link was already used or the identity is linked to another account.
 * @throws the errors of `lockAuthenticatedUser`.
 */
export async function consumePendingLink(
  db: Database,
  token: string,
  userId: string,
  credentials: VerifiedCredentials,
): Promise<Pick<FederatedIdentity, 'issuer' | 'subject'> | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockAuthenticatedUser(trx, userId, credentials);
    const identity = await trx
      .deleteFrom('pending_links')
      .where('token_hash', '=', hashToken(token))
      .where('user_id', '=', userId)
      .returning(['issuer', 'subject'])
      .executeTakeFirst();
    if (identity === undefined || !(await linkIdentity(trx, identity, userId))) return undefined;
    await queueMessage(trx, { kind: accountMessages.googleLinked, userId });
    return identity;
  });
}
