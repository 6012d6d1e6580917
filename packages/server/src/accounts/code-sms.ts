import { parseSite } from '@kermesse/sections/site';
import type { Call } from '../api/handler.ts';
import { readSnapshot } from '../content/store.ts';
import type { Sms } from '../sms/sms-sender.ts';
import type { CodeRequest } from './phone-codes.ts';

/**
 * The SMS of a code. Its last line binds the code to this site, so that phones fill it in here and nowhere else
 * (the format of "origin-bound one-time codes").
 */
export async function codeSms(
  { db, origin }: Pick<Call, 'db' | 'origin'>,
  { phone, preferences: { locale } }: Pick<CodeRequest, 'phone' | 'preferences'>,
  code: string,
): Promise<Sms> {
  const { name } = parseSite((await readSnapshot(db)).site, locale).site;
  const sentence = {
    fr: `${name} : votre code est ${code}. Il est valable 10 minutes. Ne le donnez à personne.`,
    en: `${name}: your code is ${code}. It is good for 10 minutes. Do not share it with anyone.`,
  }[locale];
  return { to: phone, text: `${sentence}\n\n@${new URL(origin).hostname} #${code}`, code };
}
