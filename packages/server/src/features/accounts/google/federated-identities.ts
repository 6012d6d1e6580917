import { isEmailAddress, normaliseEmail } from '@kermesse/api/schemas/forms/email-address';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import * as z from 'zod';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { verifyAddress } from '../verification/addresses.ts';
import { lockAddress } from '../verification/lock-address.ts';
import { lockKey } from '../../../platform/database/lock-key.ts';
import { createUser, lockUser, userByEmail, userById, type UserRow } from '../users/users.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import { removeAccess } from '../access/remove-access.ts';
import { accountMessages } from '../users/account-messages.ts';

const text = z.string().trim().max(400).catch('');

const claimsSchema = z.object({
  iss: z.string().min(1).max(500),
  sub: z.string().min(1).max(255),
  email: z.string().max(1000).optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  given_name: text.default(''),
  family_name: text.default(''),
  name: text.default(''),
});

/** A user's identity at an external issuer. */
export interface FederatedIdentity {
  issuer: string;
  subject: string;
  email?: string;
  /** Whether the issuer has verified the email address. */
  emailVerified: boolean;
  firstname: string;
  lastname: string;
  /** The preferred language of a new account. */
  locale: Locale;
}

/**
 * Parses the claims of a validated ID token; undefined if they are invalid. The locale is that of the page on which the
 * user logs in (specification §9), because Google's claims no longer contain one.
 */
export function readIdentity(claims: unknown, locale: Locale): FederatedIdentity | undefined {
  const { data } = claimsSchema.safeParse(claims);
  if (data === undefined) return undefined;
  const email = data.email === undefined ? undefined : normaliseEmail(data.email);
  return {
    issuer: data.iss,
    subject: data.sub,
    ...(email !== undefined && isEmailAddress(email) && { email }),
    emailVerified: data.email_verified === true,
    firstname: data.given_name === '' && data.family_name === '' ? data.name : data.given_name,
    lastname: data.family_name,
    locale,
  };
}

async function knownUser(
  trx: Trx,
  { issuer, subject }: Pick<FederatedIdentity, 'issuer' | 'subject'>,
): Promise<UserRow | undefined> {
  const row = await trx
    .selectFrom('federated_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row === undefined ? undefined : userById(trx, row.user_id);
}

/** The result of logging in with an external identity. */
export type IdentityResult =
  /** The account. `linked` is whether the identity has just been linked to an existing account. */
  | { kind: 'account'; user: UserRow; linked: boolean }
  /** An account with the same verified address. The user must enter its password once to link the identity. */
  | { kind: 'password'; user: UserRow };

/** Links an identity to an account. @returns false if it is already linked to another account. */
export async function linkIdentity(
  trx: Trx,
  { issuer, subject }: Pick<FederatedIdentity, 'issuer' | 'subject'>,
  userId: string,
): Promise<boolean> {
  await trx
    .insertInto('federated_identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await knownUser(trx, { issuer, subject }))?.id === userId;
}

/** Returns and locks the account of the address that the issuer has verified. The address may be unverified here. */
async function accountOfAddress(trx: Trx, { email, emailVerified }: FederatedIdentity): Promise<UserRow | undefined> {
  if (email === undefined || !emailVerified) return undefined;
  await lockAddress(trx, email);
  const account = await userByEmail(trx, email);
  return account && lockUser(trx, account.id);
}

/**
 * Transfers an account with an unverified address to the person whom the issuer has verified. Revokes all earlier
 * access, because a stranger may have registered the account.
 */
async function transferAccount(trx: Trx, { id }: UserRow, email: string): Promise<void> {
  await removeAccess(trx, id);
  await verifyAddress(trx, { id }, email);
  await trx.updateTable('users').set({ auth_type: 'google' }).where('id', '=', id).execute();
}

/**
 * Creates an account for an identity, with its address if the issuer has verified it and no other account has it. Lock
 * the address first.
 */
async function createLinkedUser(
  trx: Trx,
  { email, emailVerified, firstname, lastname, locale }: FederatedIdentity,
): Promise<UserRow> {
  const user = await createUser(trx, { firstname, lastname, locale, auth_type: 'google' });
  if (email === undefined || !emailVerified) return user;
  await verifyAddress(trx, user, email);
  return (await userById(trx, user.id)) ?? user;
}

/**
 * Finds or creates the account of an identity. A known identity is found by issuer and subject alone. A new identity is
 * linked to the account with its address if the issuer has verified the address; otherwise it gets a new account.
 *
 * If the existing account's address was never verified here, the account is transferred: its sessions, password and
 * other access end. If it was verified and the account has a password, the user must enter the password first. A
 * disabled account or an admin's is returned without linking.
 */
export async function userOfIdentity(db: Database, identity: FederatedIdentity): Promise<IdentityResult> {
  return db.transaction().execute(async (trx): Promise<IdentityResult> => {
    await lockKey(trx, `identity ${identity.issuer} ${identity.subject}`);
    const user = await knownUser(trx, identity);
    if (user !== undefined) return { kind: 'account', user, linked: false };
    const existing = await accountOfAddress(trx, identity);
    if (existing === undefined) {
      const newUser = await createLinkedUser(trx, identity);
      await linkIdentity(trx, identity, newUser.id);
      return { kind: 'account', user: newUser, linked: false };
    }
    if (!existing.enabled || existing.is_admin) return { kind: 'account', user: existing, linked: false };
    if (existing.email_verified_at === null) await transferAccount(trx, existing, identity.email ?? '');
    else if (existing.password_hash !== null) return { kind: 'password', user: existing };
    await linkIdentity(trx, identity, existing.id);
    await queueMessage(trx, { kind: accountMessages.googleLinked, userId: existing.id });
    return { kind: 'account', user: (await userById(trx, existing.id)) ?? existing, linked: true };
  });
}
