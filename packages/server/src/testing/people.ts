import type { ContractSeed } from '@kermesse/api/seed';
import { hashPassword } from '../features/accounts/passwords/passwords.ts';
import { startSession, type SessionClient } from '../features/accounts/sessions/sessions.ts';
import { createUser } from '../features/accounts/users/users.ts';
import { makeDocument, makeProfile } from './profiles.ts';
import type { Database } from '../platform/database/database.ts';

type PersonSeed = NonNullable<ContractSeed['people']>[number];

/** The tables to empty before seeding people; dependent rows are deleted by cascade. */
export const peopleTables = [
  'users',
  'passkey_challenges',
  'phone_codes',
  'occurrences',
  'used_human_checks',
  'waiting_letters',
  'outgoing_messages',
  'outbox',
] as const;

const hashes = new Map<string, Promise<string>>();

/** Hashes each password only once, because hashing is slow on purpose. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

async function makePerson(db: Database, person: PersonSeed): Promise<void> {
  const { firstname, lastname, email, emailVerified = true, password, phone, disabled = false, profile } = person;
  const { authType = password === undefined ? 'phone' : 'email-password' } = person;
  const { id } = await createUser(db, {
    firstname,
    lastname,
    email,
    email_verified_at: email !== undefined && emailVerified ? new Date() : null,
    phone,
    password_hash: password === undefined ? null : await hashOnce(password),
    auth_type: authType,
    enabled: !disabled,
    is_admin: profile?.type === 'admin',
  });
  if (profile !== undefined && profile.type !== 'admin') await makeProfile(db, id, profile);
  for (const document of person.documents ?? []) await makeDocument(db, id, document);
}

/** Creates the people of a seed. */
export async function makePeople(db: Database, people: readonly PersonSeed[]): Promise<void> {
  for (const person of people) await makePerson(db, person);
}

/** A device and a network of which nothing is known. */
export const unknownClient: SessionClient = { device: { browser: null, system: null, kind: null }, network: null };

/** Creates an account and starts a session. Returns its id and the session's access token. */
export async function logInNewUser(db: Database): Promise<{ userId: string; token: string }> {
  const { id } = await createUser(db, {
    firstname: 'Efua',
    lastname: 'Dogbe',
    email: `${crypto.randomUUID()}@example.com`,
    password_hash: await hashOnce('Kermesse-2026'),
    auth_type: 'email-password',
  });
  return { userId: id, token: await startSession(db, id, { remember: false, client: unknownClient }) };
}
