/** A text message. */
export interface Sms {
  /**
   * The same in every attempt to send this SMS and different for every other; sent to the gateway as `Idempotency-Key`.
   */
  key?: string;
  /** The recipient's number in E.164 format: `+22890000001`. */
  to: string;
  text: string;
  /** The code in the text, for the development outbox. */
  code?: string;
}

/** Sends SMS: through a gateway, into the development outbox, or not at all. */
export interface SmsSender {
  /**
   * Resolves when the gateway has accepted the message.
   * @throws {MessageNotSentError} when it has not.
   * @throws {UnknownOutcomeError} when it may have.
   */
  send(sms: Sms): Promise<void>;
}
