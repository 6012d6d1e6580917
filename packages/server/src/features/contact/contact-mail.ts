import { parseSite } from '@kermesse/sections/site';
import { readSnapshot } from '../content/store.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { NotYet, type ClaimedMessage, type MessageOf } from '../../platform/queue/message.ts';
import type { MessageServices } from '../../platform/messages/message-services.ts';
import { readMessage, type StoredMessage } from './messages.ts';

declare module '../../platform/queue/message.ts' {
  interface MessageKinds {
    /** A message of the contact form: the number of its row. */
    contact: { about: string };
  }
}

/** A message as a mail to the site's own address; answering it writes to the visitor. */
export function mailOf(
  { subject, title, content, senderEmail }: StoredMessage,
  site: { name: string; email: string },
): Mail {
  const paragraphs = content.split(/\n{2,}/).map((each) => `<p>${escapeHtml(each).replaceAll('\n', '<br>')}</p>`);
  return {
    to: site.email,
    subject: `[${site.name}] ${subject}`,
    text: `${title}\n\n${content}\n`,
    html: `<h1>${escapeHtml(title)}</h1>${paragraphs.join('')}`,
    ...(senderEmail !== null && { replyTo: senderEmail }),
  };
}

/**
 * Mails a message of the contact form to the address in the site configuration, and to no other; nothing when it was
 * erased meanwhile.
 * @throws NotYet while the site has no address; what the mailer throws.
 */
export async function sendContactMail(
  { db, mailer }: Pick<MessageServices, 'db' | 'mailer'>,
  { key, message }: Pick<ClaimedMessage<MessageOf<'contact'>>, 'key' | 'message'>,
): Promise<void> {
  const kept = await readMessage(db, Number(message.about));
  if (kept === undefined) return;
  const { name, email } = parseSite((await readSnapshot(db)).site, 'fr').site;
  if (email === undefined)
    throw new NotYet('The site configuration has no address (email) to send messages of the contact form to.');
  await mailer.send({ key, ...mailOf(kept, { name, email }) });
}
