import type { SmtpStub } from '../../src/testing/stubs/smtp-stub.ts';

/** A parsed email. */
export interface ReceivedEmail {
  to: string;
  subject: string;
  /** The plain-text part. */
  text: string;
  /** The URLs in the plain-text part, in order. */
  links: string[];
}

function decodeWords(header: string): string {
  return header.replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=\s*/gi, (_, kind: string, coded: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(coded, 'base64').toString('utf8')
      : decodeQuoted(coded.replaceAll('_', ' ')),
  );
}

function decodeQuoted(coded: string): string {
  const bytes = coded
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Returns the plain-text part, which nodemailer writes first. */
function plainTextOf(data: string): string {
  const [, head = '', body = ''] =
    /(content-type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)(?=\r\n--|$)/i.exec(data) ?? [];
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body) : body;
}

/** Returns the emails to an address that an SMTP stub accepted, newest first. */
export function emailsTo({ emails }: Pick<SmtpStub, 'emails'>, to: string): ReceivedEmail[] {
  const received = emails
    .filter((email) => email.to.includes(to))
    .map(({ data }): ReceivedEmail => {
      const subject = decodeWords(
        /^subject: ((?:.*)(?:\r\n[ \t].*)*)/im.exec(data)?.[1]?.replaceAll(/\r\n\s*/g, ' ') ?? '',
      ).trim();
      const text = plainTextOf(data);
      return { to, subject, text, links: [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link) };
    });
  return received.toReversed();
}
