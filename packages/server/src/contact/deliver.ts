import { parseSite } from '@kermesse/sections/site';
import { readSnapshot } from '../content/store.ts';
import type { Database } from '../database/database.ts';
import { escapeHtml } from '../http/escape-html.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { claimMessage, noteMailed, type WaitingMessage } from './messages.ts';

/** A message as a mail to the house; answering it writes to the visitor. */
export function mailOf({ subject, title, content, senderEmail }: WaitingMessage, site: { name: string; email: string }): Mail {
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
 * Mails every message that waits to the address in the site configuration, and to no other. While the site has none,
 * they wait.
 * @throws what the mailer throws; the message then waits for the next time.
 */
export async function deliverMessages(db: Database, mailer: Mailer): Promise<void> {
  const { name, email } = parseSite((await readSnapshot(db)).site, 'fr').site;
  if (email === undefined) return;
  for (let message = await claimMessage(db); message !== undefined; message = await claimMessage(db)) {
    await mailer.send(mailOf(message, { name, email }));
    await noteMailed(db, message.id);
  }
}
