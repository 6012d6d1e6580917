import * as z from 'zod/mini';
import { requiredText } from '../forms/fields.ts';
import { identifier } from '../common/identifier.ts';

/** The maximum length of a passkey's name. */
export const maxPasskeyName = 60;

/** The schema of a passkey's name, which its owner chooses. */
export const passkeyName = requiredText(maxPasskeyName);

/**
 * A passkey as its owner sees it. Instants are ISO 8601 in UTC. `synced` is whether a password manager syncs it between
 * devices.
 */
export const passkey = z.object({
  id: identifier,
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  synced: z.boolean(),
});

/** A passkey as its owner sees it. */
export type Passkey = z.output<typeof passkey>;

/** Base64url data of at most `most` characters. */
const base64url = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/));

const kind = { type: z.literal('public-key'), clientExtensionResults: z._default(z.looseObject({}), {}) };
const attachment = z.optional(z.enum(['platform', 'cross-platform']));

/** The result of `navigator.credentials.create`: WebAuthn's `RegistrationResponseJSON`. Unused keys are dropped. */
export const registrationResponse = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    authenticatorData: z.optional(base64url(8000)),
    transports: z.optional(z.array(z.string().check(z.maxLength(40), z.regex(/^[\w-]+$/))).check(z.maxLength(10))),
  }),
  authenticatorAttachment: attachment,
  ...kind,
});

/** The result of `navigator.credentials.create`. */
export type RegistrationResponse = z.output<typeof registrationResponse>;

/** The result of `navigator.credentials.get`: WebAuthn's `AuthenticationResponseJSON`. Unused keys are dropped. */
export const authenticationResponse = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: z.optional(base64url(200)),
  }),
  authenticatorAttachment: attachment,
  ...kind,
});

/** The result of `navigator.credentials.get`. */
export type AuthenticationResponse = z.output<typeof authenticationResponse>;

/** The options of `navigator.credentials.create`: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const registrationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ id: z.string(), name: z.string() }),
  user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
});

/** The options of `navigator.credentials.get`: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const authenticationOptions = z.looseObject({ challenge: z.string(), rpId: z.string() });
