import { OperatorError } from '../config/operator-error.ts';

/** An email that is ready to be sent. */
export interface Email {
  /**
   * The same in every attempt to send this email and different in every other email; its Message-ID derives from it.
   */
  key?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The links of the email, for the development outbox. */
  links?: string[];
  /** The recipient of replies, if not the sender. */
  replyTo?: string;
}

/** Sends email: through a mail server, into the development outbox, or not at all. */
export interface EmailSender {
  /**
   * Resolves when the email is accepted for delivery.
   * @throws {MessageNotSentError} when it is not.
   * @throws {NoMailboxError} when the address has no mailbox.
   */
  send(email: Email): Promise<void>;
}

/** Thrown when an email or SMS cannot be handed over. The message tells operators why. */
export class MessageNotSentError extends OperatorError {}
