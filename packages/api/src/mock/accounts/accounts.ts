import type { SentMessage } from '../../contract/sent-message.ts';
import type { PersonSeed, ProfileSeed } from '../../contract/seed/seed.ts';
import type { UserDocument } from '../../schemas/uploads/document.ts';
import type { Passkey } from '../../schemas/account/passkey.ts';
import { companyProfile, type Profile } from '../../schemas/account/profile.ts';
import { defaultPreferences } from '../../schemas/account/preferences.ts';
import type { User } from '../../schemas/account/user.ts';
import { Refused } from '../../operation/refused.ts';

/** An account as the mock stores it. */
export interface MockUser extends Omit<User, 'fullname' | 'avatarUrl' | 'documents' | 'hasPassword'> {
  password: string | null;
}

/** A code sent to a phone, valid in the browser that requested it. */
export interface PhoneCode {
  code: string;
  firstname?: string;
  lastname?: string;
  /** The expiry, in milliseconds since 1970. */
  expiresAt: number;
  attempts: number;
  /** Whether a login has used the code. */
  used?: boolean;
}

/** A session: the id of its account, its start in milliseconds since 1970, and whether another session ended it. */
export interface MockSession {
  id: string;
  person: string;
  since: number;
  ended: boolean;
}

/** The account and address that an emailed link verifies. */
export interface MockVerification {
  person: string;
  email: string;
  /** Whether the link confirms a new address of the account. */
  changes: boolean;
  used: boolean;
}

/** An uploaded file with the id of its owner. */
export interface StoredFile {
  owner: string;
  file: File;
}

/** A passkey as the mock stores it. It has no public key: the mock verifies no signatures. */
export interface MockPasskey extends Passkey {
  person: string;
  /** The credential id, in base64url. */
  credentialId: string;
  counter: number;
}

/** An unused WebAuthn challenge. */
export interface PasskeyChallenge {
  /** The bearer token of the session that requested it; undefined for a login. */
  token: string | undefined;
  /** The expiry, in milliseconds since 1970. */
  expiresAt: number;
}

/** The account data of a mock: everything that the server keeps in tables. */
export interface Accounts {
  users: MockUser[];
  /** The sessions, by bearer token. */
  tokens: Map<string, MockSession>;
  /** The codes, by number and browser (`keyOf`). */
  codes: Map<string, PhoneCode>;
  /** The number of codes sent, and when the next may be sent (milliseconds since 1970), by the same key. */
  sends: Map<string, { count: number; next: number }>;
  /** The account whose password an emailed token resets, and the expiry. */
  resets: Map<string, { person: string; expiresAt: number; used: boolean }>;
  /** The account whose deletion an emailed token cancels, and the expiry. */
  undos: Map<string, { person: string; expiresAt: number; used: boolean }>;
  /** The account whose change of address an emailed token undoes, the restored address, and the expiry. */
  emailUndos: Map<string, { person: string; email: string; expiresAt: number; used: boolean }>;
  /** Maps the hash of an emailed link to the account and the address it verifies. */
  verifications: Map<string, MockVerification>;
  /** The accounts registered and their access tokens, by browser key and address. */
  registrations: Map<string, { person: string; token: string }>;
  /** The messages sent, newest first. */
  sentMessages: SentMessage[];
  files: Map<string, StoredFile>;
  documents: UserDocument[];
  usedHumanCheckTokens: Set<string>;
  passkeys: MockPasskey[];
  /** The unused passkey challenges, by challenge. */
  challenges: Map<string, PasskeyChallenge>;
  /** The counted wrong passwords by rate-limit key, with the start of the counting period (milliseconds since 1970). */
  wrongPasswords: Map<string, { count: number; since: number }>;
  /** The addresses with which this device has logged in. */
  knownEmails: Set<string>;
  /** How far the mock's clock is ahead of the real one, in milliseconds. */
  clockOffset: number;
  /** The number in the last id, token or code. */
  lastId: number;
}

/** The empty profile of a company. */
export const emptyCompany = companyProfile.parse({});

function profileOf(seed: ProfileSeed | undefined): Profile | null {
  if (seed === undefined || seed.type === 'admin') return null;
  if (seed.type === 'customer') return { preferredServices: [...(seed.preferredServices ?? [])] };
  const { type: _, ...company } = seed;
  return { ...emptyCompany, ...company };
}

function personOf(seed: PersonSeed, index: number): MockUser {
  const {
    firstname,
    lastname,
    email = null,
    emailVerified = true,
    password = null,
    phone = null,
    authType = password === null ? 'phone' : 'email-password',
    disabled = false,
  } = seed;
  const profile = profileOf(seed.profile);
  return {
    id: `person-${index + 1}`,
    email,
    firstname,
    lastname,
    emailVerifiedAt: email !== null && emailVerified ? '2026-01-15T10:00:00.000Z' : null,
    phone,
    address: null,
    location: null,
    avatar: null,
    authType,
    profileType: seed.profile?.type ?? null,
    profileId: profile === null ? null : `profile-${index + 1}`,
    profile,
    preferences: { ...defaultPreferences },
    accountStatus: disabled ? 0 : 1,
    deletionAt: null,
    password,
  };
}

/** Creates the documents of seeded users. */
function documentsOf(seeds: readonly PersonSeed[], users: readonly MockUser[]): UserDocument[] {
  return seeds.flatMap(({ documents = [] }, index) => {
    const { id = '', profileType = null, profileId = null } = users[index] ?? {};
    return documents.map(({ name, type = 1, status = 0, reason = null }, place) => ({
      id: `document-${index + 1}-${place + 1}`,
      path: `documents/${index + 1}-${place + 1}.pdf`,
      name,
      type,
      status,
      reason,
      profileType,
      profileId,
      senderId: id,
    }));
  });
}

/** Creates the accounts of a seed. */
export function createAccounts(seeds: readonly PersonSeed[] = []): Accounts {
  const users = seeds.map(personOf);
  return {
    users,
    tokens: new Map(),
    codes: new Map(),
    sends: new Map(),
    resets: new Map(),
    undos: new Map(),
    emailUndos: new Map(),
    verifications: new Map(),
    registrations: new Map(),
    sentMessages: [],
    files: new Map(),
    documents: documentsOf(seeds, users),
    usedHumanCheckTokens: new Set(),
    passkeys: [],
    challenges: new Map(),
    wrongPasswords: new Map(),
    knownEmails: new Set(),
    clockOffset: 0,
    lastId: seeds.length,
  };
}

/** Returns the time of the mock's clock, in milliseconds since 1970. */
export function nowOf({ clockOffset }: Accounts): number {
  return Date.now() + clockOffset;
}

/** Returns a new unique id, token or code. */
export function nextOf(accounts: Accounts, kind: string): string {
  accounts.lastId += 1;
  return `${kind}-${accounts.lastId}`;
}

/** Adds a user with the given fields; all others are empty. */
export function addPerson(accounts: Accounts, fields: Partial<MockUser>): MockUser {
  const emptyUser = personOf({ firstname: '', lastname: '' }, accounts.users.length);
  const person: MockUser = { ...emptyUser, id: nextOf(accounts, 'person'), ...fields };
  accounts.users.push(person);
  return person;
}

/** Returns a link that undoes a change, with its person. @throws Refused if there is none, or it has expired. */
export function findUndo<U extends { person: string; expiresAt: number }>(accounts: Accounts, undo: U | undefined) {
  const person = accounts.users.find(({ id }) => id === undo?.person);
  if (undo === undefined || person === undefined || nowOf(accounts) >= undo.expiresAt)
    throw new Refused('auth/invalid_token');
  return { undo, person };
}
