import { isLocalHost } from '../config/values.ts';
import { maskEmailsIn } from '../logging/mask.ts';
import { NoMailboxError } from '../queue/message.ts';
import { MessageNotSentError, type EmailSender } from './email-sender.ts';
import { errorText } from '../config/operator-error.ts';

const timeLimit = 10_000;

/**
 * Whether a mail server rejected the recipient because the address does not exist (RFC 3463: `5.1.1` and others). Other
 * reasons, such as the sender or a full mailbox, may change within days.
 */
function isWithoutMailbox(error: unknown): boolean {
  const { command, response } = error as { command?: string; response?: string };
  return command === 'RCPT TO' && /^55[013][ -]5\.1\.(?:[0-36]|10)\b/.test(response ?? '');
}

/**
 * Creates an email sender that sends through a mail server. `url`: `smtp://user:password@host:587` or `smtps://`.
 * Emails leave this machine only encrypted: a remote server without STARTTLS or with an invalid certificate gets no
 * email.
 */
export function smtpSender({ url, from }: { url: string; from: string }): EmailSender & { close(): void } {
  const open = async () => {
    // Load the libraries in parallel with the startup, and only on servers that send email.
    const [{ createTransport }, { default: addressParser }] = await Promise.all([
      import('nodemailer'),
      import('nodemailer/lib/addressparser'),
    ]);
    const transport = createTransport({
      url,
      requireTLS: !isLocalHost(new URL(url).hostname),
      pool: true,
      // The queue decides about retries: a connection may close after the server has accepted the email.
      maxRequeues: 0,
      connectionTimeout: timeLimit,
      greetingTimeout: timeLimit,
      socketTimeout: timeLimit,
      // Security: an email must not make the server read files or fetch URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const { address = '' } = addressParser(from)[0] ?? {};
    return { transport, domain: address.slice(address.indexOf('@') + 1) };
  };
  const opened = open();
  // Ignore the failure here; each `send` reports it.
  opened.catch(() => undefined);
  return {
    async send({ key, to, subject, text, html, replyTo }) {
      try {
        const { transport, domain } = await opened;
        // An object, so that the text cannot contain a second address.
        await transport.sendMail({
          from,
          ...(key !== undefined && { messageId: `<${key}@${domain}>` }),
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (error) {
        const reason = errorText(error);
        // Without a cause: the library's error contains the recipient's address in several properties.
        throw new (isWithoutMailbox(error) ? NoMailboxError : MessageNotSentError)(
          `The mail server did not accept an email: ${maskEmailsIn(reason)}`,
        );
      }
    },
    close: () =>
      void opened.then(
        ({ transport }) => transport.close(),
        () => undefined,
      ),
  };
}
