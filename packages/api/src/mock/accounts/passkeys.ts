import type { AuthenticationResponse, Passkey, RegistrationResponse } from '../../schemas/account/passkey.ts';
import { nextOf, nowOf, type Accounts, type MockPasskey, type MockUser } from './accounts.ts';
import { Refused } from '../../operation/refused.ts';

/** The relying party of the mock's passkeys. */
export const mockRelyingParty = { id: 'localhost', name: 'Kermesse' };

const lifetime = 300_000;

/** The maximum number of passkeys per account. */
export const maxPasskeys = 20;

const fromBase64url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** Creates a challenge that is valid once, for five minutes, in the session that requested it. */
export function issueChallenge(accounts: Accounts, token?: string): string {
  const challenge = btoa(`${nextOf(accounts, 'challenge')} ${crypto.randomUUID()}`)
    .replaceAll('=', '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  accounts.challenges.set(challenge, { token, expiresAt: nowOf(accounts) + lifetime });
  return challenge;
}

interface ClientData {
  type?: unknown;
  challenge?: unknown;
  origin?: unknown;
}

function readClientData(text: string): ClientData {
  try {
    return { ...(JSON.parse(fromBase64url(text)) as ClientData) };
  } catch {
    throw new Refused('auth/passkey_refused');
  }
}

/**
 * Uses up a challenge. @throws Refused unless it was issued for this purpose and session, is unused and unexpired, and
 * the origin is this site.
 */
function spendChallenge(accounts: Accounts, clientDataJSON: string, type: string, token?: string): void {
  const data = readClientData(clientDataJSON);
  const issued = accounts.challenges.get(String(data.challenge));
  accounts.challenges.delete(String(data.challenge));
  const isValid =
    issued !== undefined && issued.token === token && nowOf(accounts) < issued.expiresAt && data.type === type;
  const { origin } = data;
  const isThisSite =
    typeof origin === 'string' && URL.canParse(origin) && new URL(origin).hostname === mockRelyingParty.id;
  if (!isValid || !isThisSite) throw new Refused('auth/passkey_refused');
}

const userPresentAndVerified = 0b101;

/** Reads the counter of authenticator data (WebAuthn §6.1). @throws Refused unless the user was verified. */
function readCounter(authenticatorData: string): number {
  const bytes = Uint8Array.from(fromBase64url(authenticatorData), (sign) => sign.charCodeAt(0));
  const flags = bytes[32] ?? 0;
  if (bytes.length < 37 || (flags & userPresentAndVerified) !== userPresentAndVerified)
    throw new Refused('auth/passkey_refused');
  return new DataView(bytes.buffer).getUint32(33);
}

/** Stores a new passkey. @throws Refused as the server does. */
export function storePasskey(
  accounts: Accounts,
  person: MockUser,
  token: string | undefined,
  response: RegistrationResponse,
  name: string,
): MockPasskey {
  const { clientDataJSON, authenticatorData = '' } = response.response;
  spendChallenge(accounts, clientDataJSON, 'webauthn.create', token);
  const counter = readCounter(authenticatorData);
  if (accounts.passkeys.some(({ credentialId }) => credentialId === response.id))
    throw new Refused('auth/passkey_refused');
  const passkey = {
    id: nextOf(accounts, 'passkey'),
    person: person.id,
    credentialId: response.id,
    counter,
    name,
    createdAt: new Date(nowOf(accounts)).toISOString(),
    lastUsedAt: null,
    synced: false,
  };
  accounts.passkeys.push(passkey);
  return passkey;
}

/** Returns the user who logs in with a passkey. @throws Refused as the server does. */
export function personOfPasskey(accounts: Accounts, { id, response }: AuthenticationResponse): MockUser {
  spendChallenge(accounts, response.clientDataJSON, 'webauthn.get');
  const passkey = accounts.passkeys.find(({ credentialId }) => credentialId === id);
  const person = accounts.users.find((each) => each.id === passkey?.person);
  if (passkey === undefined || person === undefined) throw new Refused('auth/user_not_found');
  const counter = readCounter(response.authenticatorData);
  if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter) throw new Refused('auth/passkey_refused');
  passkey.counter = counter;
  passkey.lastUsedAt = new Date(nowOf(accounts)).toISOString();
  return person;
}

/** Returns a passkey of the user. @throws Refused `request/not_found`, also for a passkey of another user. */
export function ownPasskey({ passkeys }: Accounts, person: MockUser, id: string): MockPasskey {
  const found = passkeys.find((passkey) => passkey.id === id && passkey.person === person.id);
  if (found === undefined) throw new Refused('request/not_found');
  return found;
}

/** Returns the passkeys of a user, oldest first. */
export function passkeysOf({ passkeys }: Accounts, { id }: MockUser): MockPasskey[] {
  return passkeys.filter(({ person }) => person === id);
}

/** Returns the fields of a passkey that its owner sees. */
export function toPasskey({ id, name, createdAt, lastUsedAt, synced }: MockPasskey): Passkey {
  return { id, name, createdAt, lastUsedAt, synced };
}
