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

/** The codes of errors before a connection is ready: the gateway cannot have received the request. */
const notConnected =
  /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ERR_(?:SSL|TLS)_\w+|UNABLE_TO_\w+|\w*CERT\w*)$/;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Whether a gateway may have sent an SMS despite its status, such as that of a proxy that stopped waiting for it. */
const isAmbiguous = (status: number) => status > 500 && status !== 503;

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
          redirect: 'manual',
          headers: {
            'content-type': 'application/json',
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ to, text, ...(from !== undefined && { from }) }),
          signal: AbortSignal.timeout(timeout),
        });
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        if (notConnected.test(codeOf(cause)))
          throw new MessageNotSentError(`The SMS gateway cannot be reached: ${String(cause)}`, { cause: error });
        throw new UnknownOutcomeError(`The SMS gateway did not respond: ${String(cause)}`, { cause: error });
      }
      const { ok, status, body } = response;
      await body?.cancel().catch(() => undefined);
      if (ok) return;
      throw new (isAmbiguous(status) ? UnknownOutcomeError : MessageNotSentError)(
        `The SMS gateway responded with ${status}`,
      );
    },
  };
}
