import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { MessageOf } from '../../../platform/queue/message.ts';

/** The queued messages of account emails by kind. Their links are created when an email is sent. */
export interface AccountMessages {
  /** Verifies an address. */
  verification: { userId: string };
  /** Reports a changed password. */
  changed: { userId: string };
  /** Reports a new passkey. `about` is its name. */
  passkey: { userId: string; about: string };
  /** Reports a removed passkey. `about` is its name. */
  'passkey-removed': { userId: string; about: string };
  /** Reports that a login with Google was linked to the account. */
  identity: { userId: string };
  /** Reports a login on a new device. `about` is a `LoginNotice` as JSON. */
  'new-device': { userId: string; about: string };
  /** Sets a password. */
  reset: { email: string };
  /** Confirms a new address. */
  confirm: { userId: string; email: string };
  /** Reports to the old address that a change to `about` was requested. */
  notice: { userId: string; email: string; about: string };
  /** The same as `notice`, if the old address was never verified. */
  'notice-unverified': { userId: string; email: string; about: string };
  /** Reports to the old address that it has changed to `about`. */
  'moved-away': { userId: string; email: string; about: string };
  /** Reports to the new address that the account has changed to it. */
  'moved-here': { userId: string; email: string };
  /** Reports a pending deletion. `about` is the erasure date in ISO 8601. */
  deletion: { userId: string; about: string };
  /** Reports a cancelled deletion. `about` is the former erasure date in ISO 8601. */
  kept: { userId: string; about: string };
  /** Reports the erasure. `about` is the language of the email. */
  erased: { email: string; about: Locale };
}

declare module '../../../platform/queue/message.ts' {
  interface MessageKinds extends AccountMessages {}
}

/** A queued message of an account email. */
export type AccountMessage = MessageOf<keyof AccountMessages>;
