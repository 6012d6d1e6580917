import type { Environment } from '../config/environment.ts';
import { isForDeveloping } from '../config/local-development.ts';
import { gatewaySender } from '../sms/gateway-sender.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import { MessageNotSent, type Mailer } from '../mail/mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';

/** How messages leave this server. */
export interface Gateways {
  mailer: Mailer;
  sms: SmsSender;
  /** Whether some of them land in the development outbox, and it may be read in the browser. */
  outbox: boolean;
  /** What an operator should know, one sentence each. */
  remarks: string[];
  close(): void;
}

type Settings = Pick<
  Environment,
  | 'NODE_ENV'
  | 'HOST'
  | 'PUBLIC_URL'
  | 'TRUST_PROXY'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'SMS_GATEWAY_URL'
  | 'SMS_GATEWAY_TOKEN'
  | 'SMS_FROM'
>;

/** Refuses everything, with what is to be done: where a real site has no gateway. */
const refusing = (reason: string): Mailer & SmsSender => ({
  send: () => Promise.reject(new MessageNotSent(reason)),
});

/**
 * Chooses how mail and SMS leave: by the gateway that is configured; else into the development outbox; else, in
 * production and on public sites, not at all.
 */
export function createGateways(environment: Settings, outbox: { mailer: Mailer; sms: SmsSender }): Gateways {
  const { SMTP_URL, MAIL_FROM = '', SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, SMS_FROM } = environment;
  const readable = isForDeveloping(environment);
  const noMail = 'No mail can be sent: SMTP_URL is not set, and the development outbox is for developing only.';
  const noSms = 'No SMS can be sent: SMS_GATEWAY_URL is not set, and the development outbox is for developing only.';
  const smtp = SMTP_URL === undefined ? undefined : smtpMailer({ url: SMTP_URL, from: MAIL_FROM });
  const gateway =
    SMS_GATEWAY_URL === undefined
      ? undefined
      : gatewaySender({ url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN, from: SMS_FROM });
  return {
    mailer: smtp ?? (readable ? outbox.mailer : refusing(noMail)),
    sms: gateway ?? (readable ? outbox.sms : refusing(noSms)),
    outbox: readable && (smtp === undefined || gateway === undefined),
    remarks: readable ? [] : [...(smtp === undefined ? [noMail] : []), ...(gateway === undefined ? [noSms] : [])],
    close: () => smtp?.close(),
  };
}
