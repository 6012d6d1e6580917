import { OperatorError } from '../config/operator-error.ts';

/**
 * The kinds of messages with their properties: the recipient (`userId`, or `email` for an address without an account)
 * and the subject matter (`about`). A kind that is sent by SMS has `channel: 'sms'`. A feature adds its own by
 * declaration merging: `declare module '…/platform/queue/message.ts' { interface MessageKinds { contact: { about:
 * string } } }`.
 */
export interface MessageKinds {}

/** A message of one kind, or of any of several. */
export type MessageOf<K extends keyof MessageKinds> = { [Each in K]: { kind: Each } & MessageKinds[Each] }[K];

/**
 * An email or SMS to send. It holds the kind and the recipient but no text: links and codes are created when it is
 * sent, so the queue contains nothing that a reader could use.
 */
export type OutgoingMessage = MessageOf<keyof MessageKinds>;

/** Thrown when a message cannot be sent yet. It is retried without a report until it is given up. */
export class NotReadyError extends Error {}

/**
 * Thrown when nobody knows whether a gateway has sent a message. It is tried at most once more: each SMS costs money.
 */
export class UnknownOutcomeError extends OperatorError {}

/** Thrown when a mail server says that an address has no mailbox. It is not tried again. */
export class NoMailboxError extends OperatorError {}

/** The channel of a message. A gateway that hangs delays only its own channel. */
export type Channel = 'email' | 'sms';

/** A message that only this process may send until its lease ends. */
export interface ClaimedMessage<M extends OutgoingMessage = OutgoingMessage> {
  id: number;
  /** A unique key, the same in every attempt: receivers can detect duplicates by it. */
  key: string;
  channel: Channel;
  /** The number of this attempt, from 1. */
  attempt: number;
  message: M;
}
