/** A mail ready to be sent. */
export interface Mail {
  /** The same in every attempt to send this mail, and in no other mail: its Message-ID is made of it. */
  key?: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The links in it, for readers of the outbox. */
  links?: string[];
  /** Where answers go instead of to the sender. */
  replyTo?: string;
}

/** Sends mail: by a mail server, into the development outbox, or not at all. */
export interface Mailer {
  /**
   * Resolves when the mail is accepted for delivery.
   * @throws MessageNotSent when it is not.
   */
  send(mail: Mail): Promise<void>;
}

/** A mail or SMS could not be handed over; the message says why, for operators. */
export class MessageNotSent extends Error {}
