/** A mail or SMS that was sent, as the development outbox shows it. */
export interface SentMessage {
  kind: 'email' | 'sms';
  /** An address, or a phone number in E.164. */
  to: string;
  /** Empty for SMS. */
  subject: string;
  text: string;
  /** The addresses of the links inside, in their order. */
  links: string[];
  /** The code inside an SMS. */
  code?: string | null;
}

/** The last letter to somebody; undefined when there is none. `letters` are newest first. */
export function lastMessageTo(sentMessages: readonly SentMessage[], to: string): SentMessage | undefined {
  return sentMessages.find((letter) => letter.to === to);
}
