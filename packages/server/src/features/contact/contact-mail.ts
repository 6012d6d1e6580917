import type { Locale } from '@kermesse/api/schemas/common/locale';
import { readMailBrand } from '../content/mail-brand.ts';
import { takeOne } from '../../platform/limits/rate-limit.ts';
import { NotYet, type ClaimedMessage, type MessageOf } from '../../platform/queue/message.ts';
import type { MessageServices } from '../../platform/messages/message-services.ts';
import { secretHash } from '../../platform/security/secrets.ts';
import { copyMail, teamMail } from './contact-mail-contents.ts';
import { readMessage } from './messages.ts';

declare module '../../platform/queue/message.ts' {
  interface MessageKinds {
    /** A message of the contact form: the number of its row. */
    contact: { about: string };
    /** The copy for its sender: their language and the number, as in `fr 12`. */
    'contact-copy': { about: string };
  }
}

type Services = Pick<MessageServices, 'db' | 'mailer' | 'origin'>;

/**
 * Mails a message of the contact form to the address in the site configuration, and to no other; nothing when it was
 * erased meanwhile.
 * @throws NotYet while the site has no address; what the mailer throws.
 */
export async function sendContactMail(
  { db, mailer, origin }: Services,
  { key, message }: Pick<ClaimedMessage<MessageOf<'contact'>>, 'key' | 'message'>,
): Promise<void> {
  const kept = await readMessage(db, Number(message.about));
  if (kept === undefined) return;
  const brand = await readMailBrand(db, 'fr', origin);
  const { email } = brand;
  if (email === undefined)
    throw new NotYet('The site configuration has no address (email) to send messages of the contact form to.');
  await mailer.send({ key, ...teamMail(kept, { ...brand, email }) });
}

/**
 * Anybody can enter anybody's address, so an address gets few copies an hour.
 */
const copyBudget = { most: 3, seconds: 3600 };

/**
 * Mails the sender of a message of the contact form that it has arrived, with a copy; nothing when it was erased
 * meanwhile, or when the address has had its share of copies.
 * @throws what the mailer throws.
 */
export async function sendContactCopy(
  { db, mailer, origin }: Services,
  { key, attempt, message }: Pick<ClaimedMessage<MessageOf<'contact-copy'>>, 'key' | 'attempt' | 'message'>,
): Promise<void> {
  const [locale, id] = message.about.split(' ') as [Locale, string];
  const kept = await readMessage(db, Number(id));
  if (kept?.senderEmail == null) return;
  const to = kept.senderEmail;
  // Attempts after the first are the same mail.
  if (attempt === 1 && !(await takeOne(db, `contact copy to ${secretHash(to.toLowerCase())}`, copyBudget))) return;
  await mailer.send({ key, to, ...copyMail(kept, await readMailBrand(db, locale, origin), locale) });
}
