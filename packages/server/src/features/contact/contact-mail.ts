import type { Locale } from '@kermesse/api/schemas/common/locale';
import { readMailBrand } from '../content/mail-brand.ts';
import { hourly, tryCountHit } from '../../platform/limits/fixed-window.ts';
import { tryCountUnprovenMail } from '../../platform/mail/unproven-mails.ts';
import { NotReadyError, type ClaimedMessage, type MessageOf } from '../../platform/queue/message.ts';
import type { MessageServices } from '../../platform/messages/message-services.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import { copyMail, teamMail } from './contact-mail-contents.ts';
import { readContactMessage } from './messages.ts';

declare module '../../platform/queue/message.ts' {
  interface MessageKinds {
    /** The mail to the team. `about` is the id of the row in `contact_messages`. */
    contact: { about: string };
    /** The copy for the sender. `about` is their language and the id of the row, such as `fr 12`. */
    'contact-copy': { about: string };
  }
}

type Services = Pick<MessageServices, 'db' | 'mailer' | 'origin' | 'siteReader'>;
type CopyServices = Services & Pick<MessageServices, 'mailHourLimit' | 'security'>;

/**
 * Mails a contact message to the email address in the site configuration, and to no other. Sends nothing if the message
 * has been erased.
 * @throws NotReadyError while the site configuration has no email address; the errors of the mailer.
 */
export async function sendContactMail(
  { db, mailer, origin, siteReader }: Services,
  { key, message }: Pick<ClaimedMessage<MessageOf<'contact'>>, 'key' | 'message'>,
): Promise<void> {
  const kept = await readContactMessage(db, Number(message.about));
  if (kept === undefined) return;
  const brand = await readMailBrand(siteReader, 'fr', origin);
  const { email } = brand;
  if (email === undefined)
    throw new NotReadyError('The site configuration has no address for contact messages: set its `email`.');
  await mailer.send({ key, ...teamMail(kept, { ...brand, email }) });
}

/** The rate limit of copies per recipient: visitors can enter the address of somebody else. */
const copyLimit = hourly(3);

/** The share of the hourly limit of mails to unproven addresses that copies may use. The rest is for new accounts. */
const copyShare = 0.5;

/**
 * Confirms a contact message to its sender by mail, with a copy. Sends nothing if the message has been erased, or
 * beyond the limit of the address or of all copies: the message itself is mailed to the team in any case.
 * @throws the errors of the mailer.
 */
export async function sendContactCopy(
  services: CopyServices,
  { key, attempt, message }: Pick<ClaimedMessage<MessageOf<'contact-copy'>>, 'key' | 'attempt' | 'message'>,
): Promise<void> {
  const { db, mailer, origin, siteReader } = services;
  const [locale, id] = message.about.split(' ') as [Locale, string];
  const kept = await readContactMessage(db, Number(id));
  if (kept?.senderEmail == null) return;
  const to = kept.senderEmail;
  // Retries send the same mail, so only the first attempt counts.
  if (attempt === 1 && !(await tryCountHit(db, `contact copy to ${hashToken(to.toLowerCase())}`, copyLimit))) return;
  const copy = copyMail(kept, await readMailBrand(siteReader, locale, origin), locale);
  const undoCount = await tryCountUnprovenMail(services, copyShare);
  if (undoCount === undefined) return;
  try {
    await mailer.send({ key, to, ...copy });
  } catch (error) {
    await undoCount();
    throw error;
  }
}
