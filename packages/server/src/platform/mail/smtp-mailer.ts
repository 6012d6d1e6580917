import { isLocalHost } from '../config/local-host.ts';
import { MessageNotSent, type Mailer } from './mailer.ts';

const patience = 10_000;

/**
 * Sends through a mail server. `url`: `smtp://user:password@host:587` or `smtps://`. Nothing leaves this machine
 * unencrypted: a server elsewhere that offers no STARTTLS, or a certificate that is not its own, gets no mail.
 */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer & { close(): void } {
  const open = async () => {
    // Beside the start, and only where mails are sent.
    const [{ createTransport }, { default: addressParser }] = await Promise.all([
      import('nodemailer'),
      import('nodemailer/lib/addressparser'),
    ]);
    const transport = createTransport({
      url,
      requireTLS: !isLocalHost(new URL(url).hostname),
      pool: true,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      // Nothing in a mail may make the server read files or fetch addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const { address = '' } = addressParser(from)[0] ?? {};
    return { transport, domain: address.slice(address.indexOf('@') + 1) };
  };
  const opened = open();
  // A mail that cannot be sent says so itself.
  opened.catch(() => undefined);
  return {
    async send({ key, to, subject, text, html, replyTo }) {
      try {
        const { transport, domain } = await opened;
        // As an object, so that no text in it is read as a second address.
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
        const cause = error instanceof Error ? error.message : String(error);
        throw new MessageNotSent(`The mail server did not take a mail: ${cause}`, { cause: error });
      }
    },
    close: () =>
      void opened.then(
        ({ transport }) => transport.close(),
        () => undefined,
      ),
  };
}
