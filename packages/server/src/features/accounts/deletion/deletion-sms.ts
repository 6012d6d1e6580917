import type { Locale } from '@kermesse/api/schemas/common/locale';
import { longDate } from '@kermesse/api/schemas/common/long-date';
import { userById, type UserRow } from '../users/users.ts';
import type { Call } from '../../../platform/operations/handler.ts';
import { hourly, removeHits, tryCountHit } from '../../../platform/limits/fixed-window.ts';
import type { ClaimedMessage, MessageOf } from '../../../platform/queue/message.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import type { MessageServices } from '../../../platform/messages/message-services.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { SecurityEvent } from '../../../platform/logging/security-log.ts';
import { tryCountSms } from '../../../platform/sms/budgets.ts';
import { smsCountryOf } from '../../../platform/sms/country.ts';
import type { Sms } from '../../../platform/sms/sms-sender.ts';

declare module '../../../platform/queue/message.ts' {
  interface MessageKinds {
    /** The counterpart of `deletion` for owners without email address. `about` is the erasure date in ISO 8601. */
    'deletion-sms': { channel: 'sms'; userId: string; about: string };
  }
}

/** The rate limit of deletion SMS per account, even if the owner requests and cancels the deletion repeatedly. */
const perAccount = hourly(1);

/**
 * Creates the SMS with characters of GSM 7 bit only, so that it stays one SMS: without typographic apostrophes and
 * without French names of months.
 */
async function smsOf(
  { siteReader, origin }: Pick<MessageServices, 'siteReader' | 'origin'>,
  { phone, locale }: { phone: string; locale: Locale },
  eraseAt: Date,
): Promise<Sms> {
  const { name } = (await siteReader.read()).site.props(locale);
  const login = `${origin}/${locale}/login`;
  const day = new Intl.DateTimeFormat('fr', { dateStyle: 'short', timeZone: 'Africa/Lome' }).format(eraseAt);
  const text = {
    fr: `${name} : votre compte sera effacé le ${day}. Pour le garder, connectez-vous avant avec ce numéro : ${login}`,
    en: `${name}: your account will be erased on ${longDate(eraseAt, 'en')}. To keep it, log in with this number before then: ${login}`,
  }[locale];
  return { to: phone, text };
}

/**
 * Queues an SMS to an owner who logs in by phone and has no email address, in the transaction that marks the account
 * for deletion. It explains how and until when to cancel the deletion. Sends nothing to countries without phone codes
 * or if the budgets are used up: the owner can still log in and cancel the deletion.
 * @returns the events of the SMS budgets, for the security log.
 */
export async function queueDeletionSms(
  trx: Trx,
  { settings, ip }: Pick<Call, 'settings' | 'ip'>,
  { id, email, phone, auth_type: by }: UserRow,
  eraseAt: Date,
): Promise<SecurityEvent[]> {
  if (email !== null || phone === null || by !== 'phone') return [];
  const country = smsCountryOf(phone);
  if (country === undefined || !settings.SMS_COUNTRIES.includes(country)) return [];
  const key = `deletion sms ${id}`;
  if (!(await tryCountHit(trx, key, perAccount))) return [];
  // `known: false` uses the smaller share of strangers, because phone codes have priority.
  const { allowed, events } = await tryCountSms(trx, settings, { phone, country, ip, known: false });
  if (allowed)
    await queueMessage(trx, { kind: 'deletion-sms', channel: 'sms', userId: id, about: eraseAt.toISOString() });
  else await removeHits(trx, [key]);
  return events;
}

/** Sends the SMS, unless the deletion was cancelled or the account has been erased. */
export async function sendDeletionSms(
  services: Pick<MessageServices, 'db' | 'origin' | 'siteReader' | 'sms'>,
  { key, message }: Pick<ClaimedMessage<MessageOf<'deletion-sms'>>, 'key' | 'message'>,
): Promise<void> {
  const user = await userById(services.db, message.userId);
  if (user?.phone == null || user.erase_at?.toISOString() !== message.about) return;
  const { phone, locale, erase_at: eraseAt } = user;
  await services.sms.send({ key, ...(await smsOf(services, { phone, locale }, eraseAt)) });
}
