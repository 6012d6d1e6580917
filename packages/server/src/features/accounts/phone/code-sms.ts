import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { SiteReader } from '../../content/site-reader.ts';
import type { ClaimedMessage, MessageOf } from '../../../platform/queue/message.ts';
import type { MessageServices } from '../../../platform/messages/message-services.ts';
import { codeLifetime, findQueuedCode } from './phone-codes.ts';

declare module '../../../platform/queue/message.ts' {
  interface MessageKinds {
    /** A phone code. `about` is the id of its row. */
    'phone-code': { channel: 'sms'; about: string };
  }
}

/**
 * Returns the text of a code's SMS. The last line binds the code to this site, so that phones autofill it only here
 * (the format of "origin-bound one-time codes").
 */
async function wordsOf(
  siteReader: SiteReader,
  { locale, code, origin }: { locale: Locale; code: string; origin: string },
): Promise<string> {
  const { name } = (await siteReader.read()).site.props(locale);
  const minutes = codeLifetime / 60;
  const sentence = {
    fr: `${name} : votre code est ${code}. Il est valable ${minutes} minutes. Ne le donnez à personne.`,
    en: `${name}: your code is ${code}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
  }[locale];
  return `${sentence}\n\n@${new URL(origin).hostname} #${code}`;
}

/** Sends a code, unless it is used, expired or replaced by a newer one. */
export async function sendCodeSms(
  { db, origin, siteReader, sms, keys }: MessageServices,
  { key, message }: ClaimedMessage<MessageOf<'phone-code'>>,
): Promise<void> {
  const pendingCode = await findQueuedCode(db, await keys('phone codes'), { id: Number(message.about), nonce: key });
  if (pendingCode === undefined) return;
  const { phone, locale, code } = pendingCode;
  await sms.send({ key, to: phone, text: await wordsOf(siteReader, { locale, code, origin }), code });
}
