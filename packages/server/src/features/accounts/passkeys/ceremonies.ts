import { Refused } from '@kermesse/api/refused';
import type { AuthenticationResponse, RegistrationResponse } from '@kermesse/api/schemas/account/passkey';
import type { Call } from '../../../platform/operations/handler.ts';
import type { UserRow } from '../users/users.ts';
import { createChallenge, consumeChallenge } from './challenges.ts';
import type { PasskeyRow } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Loads the library with the first passkey, because most servers do not need it at their start. */
const library = () => import('@simplewebauthn/server');

/** The COSE identifiers of EdDSA, ES256 and RS256, which authenticators support. */
const algorithms = [-8, -7, -257];

/** Returns the relying party. @throws Refused `server/unavailable` if the site's address allows no passkeys. */
function partyOf({ origin }: Pick<Call, 'origin'>): { id: string; origin: string } {
  const party = relyingPartyOf(origin);
  if (party === undefined) throw new Refused('server/unavailable');
  return party;
}

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** Returns the challenge in the client data of a response; undefined if the data is invalid. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Marks a challenge as used. @throws Refused `auth/passkey_refused` if it is unknown, expired or already used. */
async function requireChallenge(
  { db }: Pick<Call, 'db'>,
  clientDataJSON: string,
  session: string | null,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined || !(await consumeChallenge(db, challenge, session)))
    throw new Refused('auth/passkey_refused');
  return challenge;
}

/** Runs a verification. The library throws only for invalid responses. @throws Refused `auth/passkey_refused`. */
async function verified<T extends { verified: boolean }>(verify: () => Promise<T>): Promise<T> {
  const result = await verify().catch(() => {
    throw new Refused('auth/passkey_refused');
  });
  if (!result.verified) throw new Refused('auth/passkey_refused');
  return result;
}

/**
 * Requires the attestation that the options ask for: none. A browser also keeps the authenticator's signature of its
 * own key (`packed` without certificates; WebAuthn level 2, §5.1.3). The library verifies the certificates of other
 * formats, and fetches their lists of revoked certificates from any address that the caller wrote into them.
 *
 * @throws Refused `auth/passkey_refused`.
 */
async function requireNoCertificates({ attestationObject }: RegistrationResponse['response']): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  await verified(async () => {
    const decoded = decodeAttestationObject(bytesOf(attestationObject));
    const format = decoded.get('fmt');
    const isSelfSigned = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
    return { verified: format === 'none' || isSelfSigned };
  });
}

/**
 * Returns the options of `navigator.credentials.create`: a discoverable passkey, which the browser can offer by itself,
 * with user verification. Requests no attestation, because the site does not need the model of the authenticator.
 */
export async function registrationOptionsFor(
  call: Call,
  user: UserRow,
  known: readonly PasskeyRow[],
  { session, siteName }: { session: string; siteName: string },
) {
  const name = user.email ?? user.phone ?? user.id;
  const { id } = partyOf(call);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: name,
    userDisplayName: `${user.firstname} ${user.lastname}`.trim() || name,
    challenge: bytesOf(await createChallenge(call.db, session)),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential_id: credentialId, transports }) => ({
      id: credentialId,
      transports: transports === '' ? [] : transports.split(','),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: 120_000,
  });
  return { ...options, rp: { id, name: siteName }, user: { ...options.user } };
}

/** Verifies a new passkey and returns its columns. @throws Refused `auth/passkey_refused`. */
export async function verifyRegistration(call: Call, response: RegistrationResponse, session: string) {
  const expectedChallenge = await requireChallenge(call, response.response.clientDataJSON, session);
  await requireNoCertificates(response.response);
  const { id, origin } = partyOf(call);
  const { verifyRegistrationResponse } = await library();
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: id, supportedAlgorithmIDs: algorithms };
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({ response, ...expected, requireUserVerification: true }),
  );
  if (registrationInfo === undefined) throw new Refused('auth/passkey_refused');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (response.response.transports ?? []).join(','),
    synced: credentialBackedUp,
  };
}

/** Returns the options of `navigator.credentials.get`. They list no passkey, so they do not reveal who has one. */
export async function loginOptionsFor(call: Call) {
  const { id } = partyOf(call);
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: bytesOf(await createChallenge(call.db, null)),
    userVerification: 'required',
    timeout: 120_000,
  });
  return { ...options, rpId: id };
}

/**
 * Verifies a login with a passkey. Calls `find` to load the passkey after the challenge is marked as used.
 * @throws Refused `auth/passkey_refused`; the errors of `find`.
 */
export async function verifyLogin(call: Call, response: AuthenticationResponse, find: () => Promise<PasskeyRow>) {
  const expectedChallenge = await requireChallenge(call, response.response.clientDataJSON, null);
  const passkey = await find();
  const { id, origin } = partyOf(call);
  const credential = { id: passkey.credential_id, publicKey: bytesOf(passkey.public_key), counter: passkey.counter };
  const { verifyAuthenticationResponse } = await library();
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: id, credential };
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({ response, ...expected, requireUserVerification: true }),
  );
  return { passkey, counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
}
