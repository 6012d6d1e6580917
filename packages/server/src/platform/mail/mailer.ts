/** A mail that is ready to be sent. */
export interface Mail {
  /** The same in every attempt to send this mail and different in every other mail; its Message-ID derives from it. */
  key?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The links of the mail, for the development outbox. */
  links?: string[];
  /** The recipient of replies, if not the sender. */
  replyTo?: string;
}

/** Sends mail: through a mail server, into the development outbox, or not at all. */
export interface Mailer {
  /**
   * Resolves when the mail is accepted for delivery.
   * @throws {MessageNotSentError} when it is not.
   */
  send(mail: Mail): Promise<void>;
}

/** Thrown when a mail or SMS cannot be handed over. The message tells operators why. */
export class MessageNotSentError extends Error {}
