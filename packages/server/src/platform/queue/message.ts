import type { Locale } from '@kermesse/api/schemas/locale';

/**
 * A mail about an account that is to be written: to verify an address, to set a password, that the password was changed, to
 * confirm another address, or to tell the old one (`about` the new); to tell both once it has changed; that a passkey was
 * added (`about` its name), or that somebody signed in on a new device (`about` a `SignInNotice` as JSON); that the account
 * is going to be deleted, or is kept (`about` the date, ISO 8601), or was erased (`about` the language).
 */
export type AccountMessage =
  | { kind: 'verification'; userId: string }
  | { kind: 'changed'; userId: string }
  | { kind: 'passkey'; userId: string; about: string }
  | { kind: 'new-device'; userId: string; about: string }
  | { kind: 'reset'; email: string }
  | { kind: 'confirm'; userId: string; email: string }
  | { kind: 'notice' | 'notice-unverified' | 'moved-away'; userId: string; email: string; about: string }
  | { kind: 'moved-here'; userId: string; email: string }
  | { kind: 'deletion'; userId: string; about: string }
  | { kind: 'kept'; userId: string; about: string }
  | { kind: 'erased'; email: string; about: Locale };

/**
 * A mail or SMS that is to be sent. It says what to write to whom, never the words: links and codes are made when it is
 * sent, so nobody who reads the queue can use one. `contact` and `phone-code` are `about` the number of their own row;
 * `deletion-sms` tells somebody without an address what `deletion` tells others.
 */
export type OutgoingMessage =
  | AccountMessage
  | { kind: 'contact'; about: string }
  | { kind: 'phone-code'; about: string }
  | { kind: 'deletion-sms'; userId: string; about: string };

/** A message cannot be sent yet, and nobody has to be told until it is given up. */
export class NotYet extends Error {}

/** The way that a message leaves by. A gateway that hangs holds up its own channel only. */
export type Channel = 'email' | 'sms';

/** The channel of a message. */
export const channelOf = ({ kind }: Pick<OutgoingMessage, 'kind'>): Channel =>
  kind === 'phone-code' || kind === 'deletion-sms' ? 'sms' : 'email';

/** A message that this process is to send, and no other before its lease has ended. */
export interface ClaimedMessage<M extends OutgoingMessage = OutgoingMessage> {
  id: number;
  /** The same for every attempt, and no other message's: receivers can tell duplicates by it. */
  key: string;
  /** Which attempt this is, from 1. */
  attempt: number;
  message: M;
}
