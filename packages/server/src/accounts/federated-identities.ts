import { isEmailAddress, normaliseEmail } from '@kermesse/api/schemas/email-address';
import { isLocale, type Locale } from '@kermesse/api/schemas/locale';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { verifyAddress } from './addresses.ts';
import { holdKey } from './limits.ts';
import { createUser, userById, usersByEmail, type UserRow } from './users.ts';

const text = z.string().trim().max(400).catch('');

const claimsSchema = z.object({
  iss: z.string().min(1).max(500),
  sub: z.string().min(1).max(255),
  email: z.string().max(1000).optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  given_name: text.default(''),
  family_name: text.default(''),
  name: text.default(''),
  locale: z.string().optional().catch(undefined),
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
  locale: Locale;
}

/** Reads the claims of an ID token that was checked; undefined when they name nobody. */
export function readIdentity(claims: unknown): FederatedIdentity | undefined {
  const { data } = claimsSchema.safeParse(claims);
  if (data === undefined) return undefined;
  const email = data.email === undefined ? undefined : normaliseEmail(data.email);
  const language = data.locale?.slice(0, 2).toLowerCase();
  return {
    issuer: data.iss,
    subject: data.sub,
    ...(email !== undefined && isEmailAddress(email) && { email }),
    emailVerified: data.email_verified === true,
    firstname: data.given_name === '' && data.family_name === '' ? data.name : data.given_name,
    lastname: data.family_name,
    locale: isLocale(language) ? language : 'fr',
  };
}

type Trx = Transaction<Tables>;

async function knownUser(trx: Trx, { issuer, subject }: FederatedIdentity): Promise<UserRow | undefined> {
  const row = await trx
    .selectFrom('federated_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row === undefined ? undefined : userById(trx, row.user_id);
}

/** The account whose verified address the issuer has verified too; never one that merely claims it. */
async function ownerOf(trx: Trx, { email, emailVerified }: FederatedIdentity): Promise<UserRow | undefined> {
  return email !== undefined && emailVerified ? (await usersByEmail(trx, email)).owner : undefined;
}

async function makeUser(trx: Trx, { email, emailVerified, firstname, lastname, locale }: FederatedIdentity): Promise<UserRow> {
  const user = await createUser(trx, { email, firstname, lastname, locale, auth_type: 'google' });
  if (email === undefined || !emailVerified) return user;
  await verifyAddress(trx, user, email);
  return (await userById(trx, user.id)) ?? user;
}

/**
 * The account of an identity, by issuer and subject alone. One that comes for the first time is linked to the account
 * that owns its address, if both sides have verified it, else gets an account of its own: an address that the issuer has
 * not verified gives nobody a way into an account there is.
 */
export async function userOfIdentity(db: Database, identity: FederatedIdentity): Promise<UserRow> {
  return db.transaction().execute(async (trx) => {
    const { issuer, subject } = identity;
    await holdKey(trx, `identity ${issuer} ${subject}`);
    const known = await knownUser(trx, identity);
    if (known !== undefined) return known;
    const user = (await ownerOf(trx, identity)) ?? (await makeUser(trx, identity));
    await trx.insertInto('federated_identities').values({ issuer, subject, user_id: user.id }).execute();
    return user;
  });
}
