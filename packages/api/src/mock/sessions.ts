import type { SessionStart, User } from '../schemas/user.ts';
import { nextOf, nowOf, type Accounts, type Person } from './accounts.ts';

/** Where a picture that was uploaded to the mock can be seen. */
function pictureUrl(accounts: Accounts, path: string | null): string | null {
  const stored = path === null ? undefined : accounts.files.get(path);
  return stored === undefined ? null : URL.createObjectURL(stored.file);
}

/** A person as the API gives them. */
export function userOf(accounts: Accounts, person: Person): User {
  const names = [person.firstname, person.lastname].filter((name) => name !== null && name !== '');
  return structuredClone({
    id: person.id,
    email: person.email,
    firstname: person.firstname,
    lastname: person.lastname,
    emailVerifiedAt: person.emailVerifiedAt,
    phone: person.phone,
    address: person.address,
    location: person.location,
    avatar: person.avatar,
    authType: person.authType,
    profileType: person.profileType,
    profileId: person.profileId,
    profile: person.profile,
    preferences: person.preferences,
    accountStatus: person.accountStatus,
    deletionAt: person.deletionAt,
    fullname: names.length === 0 ? null : names.join(' '),
    avatarUrl: pictureUrl(accounts, person.avatar),
    documents: accounts.documents.filter(({ senderId }) => senderId === person.id),
  });
}

/** Begins a session. */
export function startSession(accounts: Accounts, person: Person): SessionStart {
  const accessToken = nextOf(accounts, 'token');
  accounts.tokens.set(accessToken, { person: person.id, since: nowOf(accounts) });
  return { user: userOf(accounts, person), accessToken };
}

/** Ends the sessions of a person, all but one. */
export function endSessions(accounts: Accounts, { id }: Person, but?: string): void {
  for (const [token, { person }] of accounts.tokens) if (person === id && token !== but) accounts.tokens.delete(token);
}

/** Who a token stands for; nobody when it is unknown, ended, or its person is disabled. */
export function personOfToken(accounts: Accounts, token: string | undefined): Person | undefined {
  const id = token === undefined ? undefined : accounts.tokens.get(token)?.person;
  return accounts.people.find((person) => person.id === id && person.accountStatus === 1);
}

/** The account that an address belongs to. */
export function personOfEmail({ people }: Accounts, email: string): Person | undefined {
  return people.find((person) => person.email === email);
}
