/**
 * The kinds of messages, each with what it says beside its kind: whom it is to (`userId`, or `email` for an address without
 * an account) and what it is about (`about`). One that leaves by SMS says so: `channel: 'sms'`. A feature adds its own by declaration merging:
 * `declare module '…/platform/queue/message.ts' { interface MessageKinds { contact: { about: string } } }`.
 */
export interface MessageKinds {}

/** A message of one kind, or of any of several. */
export type MessageOf<K extends keyof MessageKinds> = { [Each in K]: { kind: Each } & MessageKinds[Each] }[K];

/**
 * A mail or SMS that is to be sent. It says what to write to whom, never the words: links and codes are made when it is
 * sent, so nobody who reads the queue can use one.
 */
export type OutgoingMessage = MessageOf<keyof MessageKinds>;

/** A message cannot be sent yet. It is retried without a report until it is given up. */
export class NotYet extends Error {}

/** The way that a message leaves by. A gateway that hangs holds up its own channel only. */
export type Channel = 'email' | 'sms';

/** A message that this process is to send, and no other before its lease has ended. */
export interface ClaimedMessage<M extends OutgoingMessage = OutgoingMessage> {
  id: number;
  /** The same for every attempt, and no other message's: receivers can tell duplicates by it. */
  key: string;
  channel: Channel;
  /** Which attempt this is, from 1. */
  attempt: number;
  message: M;
}
