import type { AuthenticationResponse, Passkey, RegistrationResponse } from '../../schemas/account/passkey.ts';
import { nextOf, nowOf, type Accounts, type MockPasskey, type Person } from './accounts.ts';
import { Refused } from '../../operation/refused.ts';

/** The site that the mock's passkeys belong to. */
export const mockRelyingParty = { id: 'localhost', name: 'Kermesse' };

const lifetime = 300_000;

/** As many passkeys as an account may have. */
export const mostPasskeys = 20;

const fromBase64url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/** Gives out a challenge: works once, for five minutes, in the session that asked. */
export function giveChallenge(accounts: Accounts, token?: string): string {
  const challenge = btoa(`${nextOf(accounts, 'challenge')} ${crypto.randomUUID()}`)
    .replaceAll('=', '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  accounts.challenges.set(challenge, { token, until: nowOf(accounts) + lifetime });
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

/** @throws Refused unless the browser was asked this by this site, a moment ago, and for the first time. */
function spendChallenge(accounts: Accounts, clientDataJSON: string, type: string, token?: string): void {
  const data = readClientData(clientDataJSON);
  const given = accounts.challenges.get(String(data.challenge));
  accounts.challenges.delete(String(data.challenge));
  const good = given !== undefined && given.token === token && nowOf(accounts) < given.until && data.type === type;
  const { origin } = data;
  const here = typeof origin === 'string' && URL.canParse(origin) && new URL(origin).hostname === mockRelyingParty.id;
  if (!good || !here) throw new Refused('auth/passkey_refused');
}

const userPresentAndVerified = 0b101;

/** Reads the flags and the counter of authenticator data (WebAuthn §6.1). @throws Refused unless the person was verified. */
function readCounter(authenticatorData: string): number {
  const bytes = Uint8Array.from(fromBase64url(authenticatorData), (sign) => sign.charCodeAt(0));
  const flags = bytes[32] ?? 0;
  if (bytes.length < 37 || (flags & userPresentAndVerified) !== userPresentAndVerified)
    throw new Refused('auth/passkey_refused');
  return new DataView(bytes.buffer).getUint32(33);
}

/** Keeps a passkey that a browser has made. @throws Refused as the server does. */
export function keepPasskey(
  accounts: Accounts,
  person: Person,
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

/** Who signs in with a passkey. @throws Refused as the server does. */
export function personOfPasskey(accounts: Accounts, { id, response }: AuthenticationResponse): Person {
  spendChallenge(accounts, response.clientDataJSON, 'webauthn.get');
  const passkey = accounts.passkeys.find(({ credentialId }) => credentialId === id);
  const person = accounts.people.find((each) => each.id === passkey?.person);
  if (passkey === undefined || person === undefined) throw new Refused('auth/user_not_found');
  const counter = readCounter(response.authenticatorData);
  if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter) throw new Refused('auth/passkey_refused');
  passkey.counter = counter;
  passkey.lastUsedAt = new Date(nowOf(accounts)).toISOString();
  return person;
}

/** One of a person's own passkeys. @throws Refused `request/not_found`, also for another's. */
export function ownPasskey({ passkeys }: Accounts, person: Person, id: string): MockPasskey {
  const found = passkeys.find((passkey) => passkey.id === id && passkey.person === person.id);
  if (found === undefined) throw new Refused('request/not_found');
  return found;
}

/** The passkeys of a person, oldest first. */
export function passkeysOf({ passkeys }: Accounts, { id }: Person): MockPasskey[] {
  return passkeys.filter(({ person }) => person === id);
}

/** A passkey as its owner sees it. */
export function toPasskey({ id, name, createdAt, lastUsedAt, synced }: MockPasskey): Passkey {
  return { id, name, createdAt, lastUsedAt, synced };
}
