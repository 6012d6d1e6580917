import { MessageNotSentError } from '../email/email-sender.ts';
import { UnknownOutcomeError } from '../queue/message.ts';
import type { SmsSender } from './sms-sender.ts';

/** The settings of an SMS gateway. */
export interface SmsGateway {
  url: string;
  /** The bearer token. */
  token?: string;
  from?: string;
  /** The timeout of a request in milliseconds. The default is 10 seconds. */
  timeout?: number;
}

/**
 * Creates a sender that posts `{to, text, from}` as JSON to an HTTP gateway; any success status means accepted.
 * `Idempotency-Key` lets gateways that support the header reject duplicates.
 */
export function gatewaySender({ url, token, from, timeout = 10_000 }: SmsGateway): SmsSender {
  return {
    async send({ key, to, text }) {
      let response: Response;
      try {
        response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          headers: {
            'content-type': 'application/json',
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ to, text, ...(from !== undefined && { from }) }),
          signal: AbortSignal.timeout(timeout),
        });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'TimeoutError')
          throw new UnknownOutcomeError('The SMS gateway did not respond in time', { cause: error });
        const cause = error instanceof Error ? error.message : String(error);
        throw new MessageNotSentError(`The SMS gateway cannot be reached: ${cause}`, { cause: error });
      }
      await response.body?.cancel();
      if (!response.ok) throw new MessageNotSentError(`The SMS gateway responded with ${response.status}`);
    },
  };
}
