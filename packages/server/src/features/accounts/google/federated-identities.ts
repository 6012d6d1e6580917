import { isEmailAddress, normaliseEmail } from '@kermesse/api/schemas/forms/email-address';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { holdAddress, verifyAddress } from '../verification/addresses.ts';
import { holdKey } from '../../../platform/database/hold-key.ts';
import { createUser, lockUser, userByEmail, userById, type UserRow } from '../users/users.ts';
import { removeAccess } from '../access/remove-access.ts';

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

/** Who somebody is at an issuer. */
export interface FederatedIdentity {
  issuer: string;
  subject: string;
  email?: string;
  /** Whether the issuer says that the person reads the address. */
  emailVerified: boolean;
  firstname: string;
  lastname: string;
  /** The language that a new account prefers. */
  locale: Locale;
}

/**
 * Reads the claims of an ID token that was checked; undefined when they name nobody. The language is the one of the page
 * that somebody signs in on (specification §9): Google does not name one any more.
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

type Trx = Transaction<Tables>;

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

/** What an identity that an issuer vouches for leads to. */
export type IdentityResult =
  /** An account; `linked` when the identity was linked to one that was there before. */
  | { kind: 'account'; user: UserRow; linked: boolean }
  /** An account with that address, verified here too, whose password has to be given once. */
  | { kind: 'password'; user: UserRow };

/** Links an identity to an account. @returns false when another account has it by now. */
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

/** The account of the address that the issuer has verified, verified here or not; locked until the transaction ends. */
async function accountOfAddress(trx: Trx, { email, emailVerified }: FederatedIdentity): Promise<UserRow | undefined> {
  if (email === undefined || !emailVerified) return undefined;
  await holdAddress(trx, email);
  const found = await userByEmail(trx, email);
  return found && lockUser(trx, found.id);
}

/**
 * Hands an account whose address was never verified to the person who reads its mail. Every earlier way in is removed,
 * because a stranger may have registered it.
 */
async function handOver(trx: Trx, { id }: UserRow, email: string): Promise<void> {
  await removeAccess(trx, id);
  await verifyAddress(trx, { id }, email);
  await trx.updateTable('users').set({ auth_type: 'google' }).where('id', '=', id).execute();
}

/** Makes an account for an identity: with its address if the issuer has verified that and no other account has it. Hold the address first. */
async function makeUser(
  trx: Trx,
  { email, emailVerified, firstname, lastname, locale }: FederatedIdentity,
): Promise<UserRow> {
  const user = await createUser(trx, { firstname, lastname, locale, auth_type: 'google' });
  if (email === undefined || !emailVerified) return user;
  await verifyAddress(trx, user, email);
  return (await userById(trx, user.id)) ?? user;
}

/**
 * The account of an identity, by issuer and subject alone. One that comes for the first time is linked to the account of
 * its address, if the issuer has verified that, else it gets an account of its own. An account whose address was never
 * verified here is handed over: its sessions, its password and other ways in end. One that was verified and has a password
 * is linked only after its password was given. One that may not be used is given as it is, and nothing is linked.
 */
export async function userOfIdentity(db: Database, identity: FederatedIdentity): Promise<IdentityResult> {
  return db.transaction().execute(async (trx): Promise<IdentityResult> => {
    await holdKey(trx, `identity ${identity.issuer} ${identity.subject}`);
    const known = await knownUser(trx, identity);
    if (known !== undefined) return { kind: 'account', user: known, linked: false };
    const there = await accountOfAddress(trx, identity);
    if (there === undefined) {
      const user = await makeUser(trx, identity);
      await linkIdentity(trx, identity, user.id);
      return { kind: 'account', user, linked: false };
    }
    if (!there.enabled || there.is_admin) return { kind: 'account', user: there, linked: false };
    if (there.email_verified_at === null) await handOver(trx, there, identity.email ?? '');
    else if (there.password_hash !== null) return { kind: 'password', user: there };
    await linkIdentity(trx, identity, there.id);
    return { kind: 'account', user: (await userById(trx, there.id)) ?? there, linked: true };
  });
}
