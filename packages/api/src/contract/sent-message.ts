/** An email or SMS that was sent, as the development outbox shows it. */
export interface SentMessage {
  kind: 'email' | 'sms';
  /** An email address, or a phone number in E.164. */
  to: string;
  /** Empty for SMS. */
  subject: string;
  text: string;
  /** The URLs of the links in the text, in order. */
  links: string[];
  /** The code in an SMS. */
  code?: string | null;
}

/** Returns the last message to a recipient; undefined if there is none. `sentMessages` are newest first. */
export function lastMessageTo(sentMessages: readonly SentMessage[], to: string): SentMessage | undefined {
  return sentMessages.find((message) => message.to === to);
}
