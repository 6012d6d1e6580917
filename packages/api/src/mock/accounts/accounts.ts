import type { SentMessage } from '../../contract/sent-message.ts';
import type { PersonSeed, ProfileSeed } from '../../contract/seed/seed.ts';
import type { UserDocument } from '../../schemas/uploads/document.ts';
import type { Passkey } from '../../schemas/account/passkey.ts';
import { companyProfile, type Profile } from '../../schemas/account/profile.ts';
import type { User } from '../../schemas/account/user.ts';

/** A person as the mock remembers them. */
export interface Person extends Omit<User, 'fullname' | 'avatarUrl' | 'documents' | 'hasPassword'> {
  password: string | null;
}

/** A code on its way to a phone, for the browser that asked. */
export interface PhoneCode {
  code: string;
  firstname?: string;
  lastname?: string;
  /** Milliseconds since 1970. */
  until: number;
  tries: number;
  /** Whether somebody signed in by it. */
  used?: boolean;
}

/** A session: whose it is, by id, when it was started (milliseconds since 1970), and whether it was ended from another one. */
export interface MockSession {
  id: string;
  person: string;
  since: number;
  ended: boolean;
}

/** What a mailed link verifies. */
export interface Verification {
  person: string;
  email: string;
  /** Whether the person asked for it as another address. */
  changes: boolean;
  used: boolean;
}

/** A file that was uploaded. */
export interface StoredFile {
  owner: string;
  file: File;
}

/** A passkey as the mock keeps it. The mock checks no signature: it has no public key. */
export interface MockPasskey extends Passkey {
  person: string;
  /** In base64url. */
  credentialId: string;
  counter: number;
}

/** A challenge that was given out, and not used yet. */
export interface PasskeyChallenge {
  /** The bearer token of the session it was given to; undefined for signing in. */
  token: string | undefined;
  /** Milliseconds since 1970. */
  until: number;
}

/** What a mock knows of people: all that the server keeps in its tables. */
export interface Accounts {
  people: Person[];
  /** The sessions, by bearer token. */
  tokens: Map<string, MockSession>;
  /** By number and browser (`keyOf`). */
  codes: Map<string, PhoneCode>;
  /** How often a code was sent to a number for a browser, by the same key, and when the next may follow (milliseconds since 1970). */
  sends: Map<string, { count: number; next: number }>;
  /** Whose password a mailed token sets, and until when. */
  resets: Map<string, { person: string; until: number }>;
  /** Whose account a mailed token keeps, and until when. */
  undos: Map<string, { person: string; until: number }>;
  /** Whose change of address a mailed token undoes, to which address, and until when. */
  emailUndos: Map<string, { person: string; email: string; until: number; used: boolean }>;
  /** Which address of whom a mailed link verifies, by its hash. */
  verifications: Map<string, Verification>;
  /** Who registered and with which token, by the browser's key and the address. */
  registrations: Map<string, { person: string; token: string }>;
  /** Newest first. */
  sentMessages: SentMessage[];
  files: Map<string, StoredFile>;
  documents: UserDocument[];
  usedProofs: Set<string>;
  passkeys: MockPasskey[];
  /** The challenges for passkeys that were given out, by themselves. */
  challenges: Map<string, PasskeyChallenge>;
  /** Wrong passwords by what they count for, with when counting began (milliseconds since 1970). */
  wrongPasswords: Map<string, { count: number; since: number }>;
  /** The addresses that this device has signed in with. */
  knownEmails: Set<string>;
  /** How far the clock is ahead, in milliseconds. */
  ahead: number;
  /** What ids, tokens and codes are counted from. */
  count: number;
}

/** The profile of a company of which nothing is known. */
export const emptyCompany = companyProfile.parse({});

function profileOf(seed: ProfileSeed | undefined): Profile | null {
  if (seed === undefined || seed.type === 'admin') return null;
  if (seed.type === 'customer') return { preferredServices: [...(seed.preferredServices ?? [])] };
  const { type: _, ...company } = seed;
  return { ...emptyCompany, ...company };
}

function personOf(seed: PersonSeed, index: number): Person {
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
    preferences: { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'fr' },
    accountStatus: disabled ? 0 : 1,
    deletionAt: null,
    password,
  };
}

/** The documents of the people of a seed. */
function documentsOf(seeds: readonly PersonSeed[], people: readonly Person[]): UserDocument[] {
  return seeds.flatMap(({ documents = [] }, index) => {
    const { id = '', profileType = null, profileId = null } = people[index] ?? {};
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

/** The accounts that a seed asks for. */
export function createAccounts(seeds: readonly PersonSeed[] = []): Accounts {
  const people = seeds.map(personOf);
  return {
    people,
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
    documents: documentsOf(seeds, people),
    usedProofs: new Set(),
    passkeys: [],
    challenges: new Map(),
    wrongPasswords: new Map(),
    knownEmails: new Set(),
    ahead: 0,
    count: seeds.length,
  };
}

/** Milliseconds since 1970 by the mock's own clock. */
export function nowOf({ ahead }: Accounts): number {
  return Date.now() + ahead;
}

/** Another id, token or code that was not there before. */
export function nextOf(accounts: Accounts, kind: string): string {
  accounts.count += 1;
  return `${kind}-${accounts.count}`;
}

/** Adds a person with the given fields; all others are empty. */
export function addPerson(accounts: Accounts, fields: Partial<Person>): Person {
  const nobody = personOf({ firstname: '', lastname: '' }, accounts.people.length);
  const person: Person = { ...nobody, id: nextOf(accounts, 'person'), ...fields };
  accounts.people.push(person);
  return person;
}
