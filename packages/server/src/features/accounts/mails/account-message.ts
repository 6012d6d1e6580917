import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { MessageOf } from '../../../platform/queue/message.ts';

/** The mails about an account, by their kinds; links are made when one is sent. */
interface AccountMessages {
  /** To verify an address. */
  verification: { userId: string };
  /** That the password was changed. */
  changed: { userId: string };
  /** That a passkey was added: its name. */
  passkey: { userId: string; about: string };
  /** That somebody signed in on a new device: a `SignInNotice` as JSON. */
  'new-device': { userId: string; about: string };
  /** To set a password. */
  reset: { email: string };
  /** To confirm another address. */
  confirm: { userId: string; email: string };
  /** To the old address, that another was asked for (`about`). */
  notice: { userId: string; email: string; about: string };
  /** The same, where the old address was never verified. */
  'notice-unverified': { userId: string; email: string; about: string };
  /** To the old address, once it has changed. */
  'moved-away': { userId: string; email: string; about: string };
  /** To the new address, once it has changed. */
  'moved-here': { userId: string; email: string };
  /** That the account is going to be deleted: the date, ISO 8601. */
  deletion: { userId: string; about: string };
  /** That the account is kept: the date that it would have been deleted, ISO 8601. */
  kept: { userId: string; about: string };
  /** That the account was erased: the language of the mail. */
  erased: { email: string; about: Locale };
}

declare module '../../../platform/queue/message.ts' {
  interface MessageKinds extends AccountMessages {}
}

/** A mail about an account that is to be written. */
export type AccountMessage = MessageOf<keyof AccountMessages>;
