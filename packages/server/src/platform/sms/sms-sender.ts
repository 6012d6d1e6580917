/** A text message. */
export interface Sms {
  /** The same in every attempt to send this SMS, and in no other: the gateway is given it as `Idempotency-Key`. */
  key?: string;
  /** E.164: `+22890000001`. */
  to: string;
  text: string;
  /** The code in it, for readers of the outbox. */
  code?: string;
}

/** Sends SMS: by a gateway, into the development outbox, or not at all. */
export interface SmsSender {
  /**
   * Resolves when the gateway has accepted the message.
   * @throws MessageNotSent when it has not.
   */
  send(sms: Sms): Promise<void>;
}
