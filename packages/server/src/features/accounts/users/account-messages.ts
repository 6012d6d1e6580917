import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { MessageOf } from '../../../platform/queue/message.ts';

/**
 * The emails about an account that are queued: the kind that the queue stores, by the email's name in the code. Stored
 * kinds never change, because servers of two releases share the queue during a deploy (decision 65).
 */
export const accountMessages = {
  addressVerification: 'verification',
  passwordReset: 'reset',
  passwordChanged: 'changed',
  passkeyAdded: 'passkey',
  passkeyRemoved: 'passkey-removed',
  googleLinked: 'identity',
  loginOnNewDevice: 'new-device',
  newAddressConfirmation: 'confirm',
  addressChangeRequested: 'notice',
  unverifiedAddressChangeRequested: 'notice-unverified',
  oldAddressReplaced: 'moved-away',
  newAddressConfirmed: 'moved-here',
  deletionRequested: 'deletion',
  deletionCancelled: 'kept',
  accountErased: 'erased',
} as const;

type Stored = typeof accountMessages;

/** The queued messages of account emails by name. Their links are created when an email is sent. */
interface AccountMessages {
  /** Verifies the address of a new account. */
  addressVerification: { userId: string };
  /** Lets the reader set a password. */
  passwordReset: { email: string };
  /** Reports a changed password. */
  passwordChanged: { userId: string };
  /** Reports a new passkey. `about` is its name. */
  passkeyAdded: { userId: string; about: string };
  /** Reports a removed passkey. `about` is its name. */
  passkeyRemoved: { userId: string; about: string };
  /** Reports that a login with Google was linked to the account. */
  googleLinked: { userId: string };
  /** Reports a login on a new device. `about` is a `LoginNotice` as JSON. */
  loginOnNewDevice: { userId: string; about: string };
  /** Lets the owner of a new address confirm it. */
  newAddressConfirmation: { userId: string; email: string };
  /** Reports to the old address that a change to `about` was requested. */
  addressChangeRequested: { userId: string; email: string; about: string };
  /** Reports to the old address, which was never verified, that a change was requested. */
  unverifiedAddressChangeRequested: { userId: string; email: string };
  /** Reports to the old address that the account now uses `about`. */
  oldAddressReplaced: { userId: string; email: string; about: string };
  /** Reports to the new address that the account now uses it. */
  newAddressConfirmed: { userId: string; email: string };
  /** Reports a pending deletion. `about` is the erasure date in ISO 8601. */
  deletionRequested: { userId: string; about: string };
  /** Reports a cancelled deletion. `about` is the former erasure date in ISO 8601. */
  deletionCancelled: { userId: string; about: string };
  /** Reports the erasure. `about` is the language of the email. */
  accountErased: { email: string; about: Locale };
}

type StoredMessages = { [Name in keyof Stored as Stored[Name]]: AccountMessages[Name] };

declare module '../../../platform/queue/message.ts' {
  interface MessageKinds extends StoredMessages {}
}

/** The name of a queued account email. */
export type AccountMessageName = keyof Stored;

/** A queued message of an account email. */
export type AccountMessage<Name extends AccountMessageName = AccountMessageName> = MessageOf<Stored[Name]>;

const names = Object.fromEntries(Object.entries(accountMessages).map(([name, kind]) => [kind, name])) as Record<
  AccountMessage['kind'],
  AccountMessageName
>;

/** Returns the name of a queued account email. */
export const nameOfMessage = ({ kind }: AccountMessage): AccountMessageName => names[kind];
