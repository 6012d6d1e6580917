import type { Locale } from '@kermesse/api/schemas/common/locale';
import { readEmailBrand } from '../content/read-email-brand.ts';
import { hourly, tryCountHit } from '../../platform/limits/fixed-window.ts';
import { tryCountUnverifiedEmail } from '../../platform/email/unverified-emails.ts';
import { NotReadyError, type ClaimedMessage, type MessageOf } from '../../platform/queue/message.ts';
import type { MessageServices } from '../../platform/messages/message-services.ts';
import { hashToken } from '../../platform/security/secrets.ts';
import { copyEmail, teamEmail } from './contact-email-contents.ts';
import { readContactMessage } from './messages.ts';

declare module '../../platform/queue/message.ts' {
  interface MessageKinds {
    /** The email to the team. `about` is the id of the row in `contact_messages`. */
    contact: { about: string };
    /** The copy for the sender. `about` is their language and the id of the row, such as `fr 12`. */
    'contact-copy': { about: string };
  }
}

type Services = Pick<MessageServices, 'db' | 'emailSender' | 'origin' | 'siteReader'>;
type CopyServices = Services & Pick<MessageServices, 'emailHourLimit' | 'security'>;

/**
 * Emails a contact message to the email address in the site configuration, and to no other. Sends nothing if the
 * message has been erased.
 * @throws NotReadyError while the site configuration has no email address; the errors of the email sender.
 */
export async function sendContactEmail(
  { db, emailSender, origin, siteReader }: Services,
  { key, message }: Pick<ClaimedMessage<MessageOf<'contact'>>, 'key' | 'message'>,
): Promise<void> {
  const stored = await readContactMessage(db, Number(message.about));
  if (stored === undefined) return;
  const brand = await readEmailBrand(siteReader, 'fr', origin);
  const { email } = brand;
  if (email === undefined)
    throw new NotReadyError('The site configuration has no address for contact messages: set its `email`.');
  await emailSender.send({ key, ...teamEmail(stored, { ...brand, email }) });
}

/** The rate limit of copies per recipient: visitors can enter the address of somebody else. */
const copyLimit = hourly(3);

/** The share of the hourly limit of emails to unverified addresses for copies. The rest is for new accounts. */
const copyShare = 0.5;

/**
 * Confirms a contact message to its sender by email, with a copy. Sends nothing if the message has been erased, or
 * beyond the limit of the address or of all copies: the message itself is emailed to the team in any case.
 * @throws the errors of the email sender.
 */
export async function sendContactCopy(
  services: CopyServices,
  { key, attempt, message }: Pick<ClaimedMessage<MessageOf<'contact-copy'>>, 'key' | 'attempt' | 'message'>,
): Promise<void> {
  const { db, emailSender, origin, siteReader } = services;
  const [locale, id] = message.about.split(' ') as [Locale, string];
  const stored = await readContactMessage(db, Number(id));
  if (stored?.senderEmail == null) return;
  const to = stored.senderEmail;
  // Retries send the same email, so only the first attempt counts.
  if (attempt === 1 && !(await tryCountHit(db, `contact copy to ${hashToken(to)}`, copyLimit))) return;
  const copy = copyEmail(stored, await readEmailBrand(siteReader, locale, origin), locale);
  const undoCount = await tryCountUnverifiedEmail(services, copyShare);
  if (undoCount === undefined) return;
  try {
    await emailSender.send({ key, to, ...copy });
  } catch (error) {
    await undoCount();
    throw error;
  }
}
