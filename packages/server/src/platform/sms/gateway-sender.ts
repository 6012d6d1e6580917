import { MessageNotSent } from '../mail/mailer.ts';
import type { SmsSender } from './sms-sender.ts';

const patience = 10_000;

/** Where the gateway is and how it is spoken to. */
export interface SmsGateway {
  url: string;
  /** Sent as a bearer token. */
  token?: string;
  from?: string;
}

/** Posts `{to, text, from}` as JSON to an HTTP gateway; any status of success means accepted.
 * `Idempotency-Key` lets a gateway that knows the header refuse a duplicate. */
export function gatewaySender({ url, token, from }: SmsGateway): SmsSender {
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
          signal: AbortSignal.timeout(patience),
        });
      } catch (error) {
        const cause = error instanceof Error ? error.message : String(error);
        throw new MessageNotSent(`The SMS gateway cannot be reached: ${cause}`, { cause: error });
      }
      await response.body?.cancel();
      if (!response.ok) throw new MessageNotSent(`The SMS gateway answered ${response.status}`);
    },
  };
}
