import type { UserSession } from '../../schemas/account/user-session.ts';
import type { SessionStart, User } from '../../schemas/account/user.ts';
import { nextOf, nowOf, type Accounts, type MockSession, type MockUser } from './accounts.ts';

/** Returns the object URL of a picture uploaded to the mock. */
function pictureUrl(accounts: Accounts, path: string | null): string | null {
  const stored = path === null ? undefined : accounts.files.get(path);
  return stored === undefined ? null : URL.createObjectURL(stored.file);
}

/** Returns a user as the API does. */
export function userOf(accounts: Accounts, person: MockUser): User {
  const { password, ...fields } = person;
  const names = [person.firstname, person.lastname].filter((name) => name !== null && name !== '');
  return structuredClone({
    ...fields,
    hasPassword: password !== null,
    fullname: names.length === 0 ? null : names.join(' '),
    avatarUrl: pictureUrl(accounts, person.avatar),
    documents: accounts.documents.filter(({ senderId }) => senderId === person.id),
  });
}

/** Starts a session. */
export function startSession(accounts: Accounts, person: MockUser): SessionStart {
  const accessToken = nextOf(accounts, 'token');
  accounts.tokens.set(accessToken, {
    id: nextOf(accounts, 'session'),
    person: person.id,
    since: nowOf(accounts),
    ended: false,
  });
  return { user: userOf(accounts, person), accessToken };
}

/** Ends all sessions of a user except one. */
export function endSessions(accounts: Accounts, { id }: MockUser, except?: string): void {
  for (const [token, session] of accounts.tokens) if (session.person === id && token !== except) session.ended = true;
}

/** Whether another session ended this one. */
export function wasEndedRemotely(accounts: Accounts, token: string | undefined): boolean {
  return accounts.tokens.get(token ?? '')?.ended === true;
}

/** Returns the sessions of a user, with their tokens. */
export function sessionsOf(accounts: Accounts, { id }: MockUser): [string, MockSession][] {
  return [...accounts.tokens].filter(([, { person, ended }]) => person === id && !ended);
}

/** Returns a session as its owner sees it. `current` is the token of the request. The mock does not detect devices. */
export function toUserSession([token, { id, since }]: [string, MockSession], current: string | undefined): UserSession {
  const at = new Date(since).toISOString();
  return {
    id,
    browser: null,
    system: null,
    kind: null,
    network: null,
    createdAt: at,
    lastUsedAt: at,
    current: token === current,
  };
}

/** Returns the user of a token; undefined if the token is unknown or ended, or the user is disabled. */
export function personOfToken(accounts: Accounts, token: string | undefined): MockUser | undefined {
  const session = accounts.tokens.get(token ?? '');
  if (session === undefined || session.ended) return undefined;
  return accounts.users.find(({ id, accountStatus }) => id === session.person && accountStatus === 1);
}

/** Returns the account of an email address. */
export function personOfEmail({ users }: Accounts, email: string): MockUser | undefined {
  return users.find((person) => person.email === email);
}
