import type { Environment } from '../config/environment.ts';
import { isLocalDevelopment } from '../config/local-development.ts';
import { gatewaySender } from '../sms/gateway-sender.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import { MessageNotSentError, type EmailSender } from '../email/email-sender.ts';
import { smtpSender } from '../email/smtp-sender.ts';

/** The gateways that send messages. */
export interface Gateways {
  emailSender: EmailSender;
  sms: SmsSender;
  /** Whether some messages go to the development outbox, which is then readable in the browser. */
  outbox: boolean;
  /** Warnings for operators, one sentence each. */
  remarks: string[];
  close(): void;
}

/** Creates a gateway that rejects every message with the reason, for a public site without a gateway. */
const rejecting = (reason: string): EmailSender & SmsSender => ({
  send: () => Promise.reject(new MessageNotSentError(reason)),
});

/**
 * Selects how email and SMS are sent: through the configured gateway; otherwise into the development outbox; in
 * production and on public sites without a gateway, not at all.
 */
export function createGateways(
  environment: Environment,
  outbox: { emailSender: EmailSender; sms: SmsSender },
): Gateways {
  const { SMTP_URL, MAIL_FROM = '', SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, SMS_FROM } = environment;
  const readable = isLocalDevelopment(environment);
  const noEmail = 'No email can be sent: SMTP_URL is not set, and the outbox exists in development only.';
  const noSms = 'No SMS can be sent: SMS_GATEWAY_URL is not set, and the outbox exists in development only.';
  const smtp = SMTP_URL === undefined ? undefined : smtpSender({ url: SMTP_URL, from: MAIL_FROM });
  const gateway =
    SMS_GATEWAY_URL === undefined
      ? undefined
      : gatewaySender({ url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN, from: SMS_FROM });
  return {
    emailSender: smtp ?? (readable ? outbox.emailSender : rejecting(noEmail)),
    sms: gateway ?? (readable ? outbox.sms : rejecting(noSms)),
    outbox: readable && (smtp === undefined || gateway === undefined),
    remarks: readable ? [] : [...(smtp === undefined ? [noEmail] : []), ...(gateway === undefined ? [noSms] : [])],
    close: () => smtp?.close(),
  };
}
