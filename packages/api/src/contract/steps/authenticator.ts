import type { AuthenticationResponse, RegistrationResponse } from '../../schemas/account/passkey.ts';

/** How an authenticator deviates from correct behaviour, for cases that expect a refusal. */
export interface Deviation {
  /** The origin that the browser reports. */
  origin?: string;
  /** Whether the user was verified, by a fingerprint or a PIN. */
  verified?: boolean;
  /** A signature counter to send in place of the next one. */
  counter?: number;
  /** Whether the signature covers other data. */
  forged?: boolean;
  /** The format of an attestation with a certificate, in place of no attestation. */
  format?: string;
}

/** A software authenticator for tests: it creates one passkey and signs with it (WebAuthn level 2). */
export interface SoftAuthenticator {
  /** Responds to `PublicKeyCredentialCreationOptionsJSON` with a new passkey. */
  register(options: unknown, deviation?: Deviation): Promise<RegistrationResponse>;
  /** Responds to `PublicKeyCredentialRequestOptionsJSON` with the last passkey created. */
  sign(options: unknown, deviation?: Deviation): Promise<AuthenticationResponse>;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Cbor = number | string | Bytes | Map<number | string, Cbor>;

const utf8 = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));

function joined(...parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function bigEndian(value: number, bytes: 1 | 2 | 4): Bytes {
  return Uint8Array.from({ length: bytes }, (_, place) => Math.floor(value / 2 ** (8 * (bytes - 1 - place))) % 256);
}

/** Encodes the head of a CBOR item (RFC 8949 §3): its major type and a number below 65,536. */
function head(kind: number, value: number): Bytes {
  if (value < 24) return Uint8Array.of((kind << 5) | value);
  if (value < 256) return Uint8Array.of((kind << 5) | 24, value);
  return joined(Uint8Array.of((kind << 5) | 25), bigEndian(value, 2));
}

function cbor(value: Cbor): Bytes {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return joined(head(3, utf8(value).length), utf8(value));
  if (value instanceof Uint8Array) return joined(head(2, value.length), value);
  return joined(head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]));
}

function toBase64url(bytes: Bytes): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64url(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

/** Encodes an unsigned integer in DER, without leading zeros. */
function derInteger(bytes: Bytes): Bytes {
  const first = bytes.findIndex((byte) => byte !== 0);
  const short = bytes.slice(first === -1 ? bytes.length - 1 : first);
  const value = (short[0] ?? 0) >= 0x80 ? joined(Uint8Array.of(0), short) : short;
  return joined(Uint8Array.of(2, value.length), value);
}

/** Converts a signature of WebCrypto (r and s, 32 bytes each) to the DER sequence that WebAuthn uses. */
function derSignature(raw: Bytes): Bytes {
  const numbers = joined(derInteger(raw.slice(0, 32)), derInteger(raw.slice(32)));
  return joined(Uint8Array.of(0x30, numbers.length), numbers);
}

const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** Encodes the public key in COSE (RFC 9053): an elliptic curve key for ES256. */
async function coseKey(key: CryptoKey): Promise<Bytes> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key);
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, fromBase64url(x)],
      [-3, fromBase64url(y)],
    ]),
  );
}

const flags = { present: 0b1, verified: 0b100, attested: 0b100_0000 };

interface CreatedPasskey {
  pair: CryptoKeyPair;
  id: Bytes;
  userHandle: string;
}

interface PasskeyRequest {
  challenge: string;
  rpId: string;
  user: string;
}

/** Reads the parts that both kinds of options share. @throws if the value is neither. */
function readRequest(options: unknown): PasskeyRequest {
  const { challenge, rp, rpId, user } = (options ?? {}) as {
    challenge?: string;
    rp?: { id?: string };
    rpId?: string;
    user?: { id?: string };
  };
  const site = rpId ?? rp?.id;
  if (challenge === undefined || site === undefined)
    throw new Error(`Expected WebAuthn options with a challenge and a site, found: ${JSON.stringify(options)}`);
  return { challenge, rpId: site, user: user?.id ?? '' };
}

/** Creates an authenticator without a passkey. */
export function softAuthenticator(): SoftAuthenticator {
  let created: CreatedPasskey | undefined;
  let counter = 0;

  const clientData = (type: string, { challenge, rpId }: PasskeyRequest, { origin = `http://${rpId}` }: Deviation) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  async function authenticatorData({ rpId }: PasskeyRequest, deviation: Deviation, attested?: Bytes): Promise<Bytes> {
    counter = deviation.counter ?? counter + 1;
    const flagBits =
      flags.present | (deviation.verified === false ? 0 : flags.verified) | (attested ? flags.attested : 0);
    return joined(
      await sha256(utf8(rpId)),
      Uint8Array.of(flagBits),
      bigEndian(counter, 4),
      attested ?? new Uint8Array(),
    );
  }

  return {
    async register(options, deviation = {}) {
      const request = readRequest(options);
      counter = 0;
      const pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
      const id = crypto.getRandomValues(new Uint8Array(32));
      const credential = joined(new Uint8Array(16), bigEndian(id.length, 2), id, await coseKey(pair.publicKey));
      const data = await authenticatorData(request, deviation, credential);
      const attestation = new Map<string, Cbor>([
        ['fmt', deviation.format ?? 'none'],
        ['attStmt', new Map<string, Cbor>(deviation.format === undefined ? [] : [['x5c', utf8('certificate')]])],
        ['authData', data],
      ]);
      created = { pair, id, userHandle: request.user };
      return {
        id: toBase64url(id),
        rawId: toBase64url(id),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: toBase64url(clientData('webauthn.create', request, deviation)),
          attestationObject: toBase64url(cbor(attestation)),
          authenticatorData: toBase64url(data),
          transports: ['internal'],
        },
      };
    },
    async sign(options, deviation = {}) {
      if (created === undefined) throw new Error('This authenticator has no passkey yet');
      const request = readRequest(options);
      const client = clientData('webauthn.get', request, deviation);
      const data = await authenticatorData(request, deviation);
      const signed = joined(data, await sha256(deviation.forged === true ? utf8('something else') : client));
      const signature = await crypto.subtle.sign(ecdsa, created.pair.privateKey, signed);
      return {
        id: toBase64url(created.id),
        rawId: toBase64url(created.id),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: toBase64url(client),
          authenticatorData: toBase64url(data),
          signature: toBase64url(derSignature(new Uint8Array(signature))),
          userHandle: created.userHandle,
        },
      };
    },
  };
}
