import { longDate } from '@kermesse/api/schemas/long-date';
import { parseSite } from '@kermesse/sections/site';
import type { UserRow } from '../accounts/users.ts';
import type { Call } from '../api/handler.ts';
import { readSnapshot } from '../content/store.ts';
import { limitOf } from '../http/rate-limit.ts';
import { logSecurity } from '../security/security-log.ts';
import { BudgetUsedUp, spendSms, type BudgetAlarm } from '../sms/budgets.ts';
import { smsCountryOf } from '../sms/country.ts';
import type { Sms } from '../sms/sms-sender.ts';

type Notified = Pick<UserRow, 'id' | 'locale'> & { phone: string };

/** Deletions of one account that are told by SMS, whatever is pressed twice or taken back in between. */
const perAccount = { most: 1, seconds: 3600 };

/** In the letters of GSM 7 bit, so that it stays one SMS: no typographic apostrophe, no spelled-out French month. */
async function smsOf({ db, origin }: Pick<Call, 'db' | 'origin'>, { phone, locale }: Notified, eraseAt: Date): Promise<Sms> {
  const { name } = parseSite((await readSnapshot(db)).site, locale).site;
  const login = `${origin}/${locale}/login`;
  const day = new Intl.DateTimeFormat('fr', { dateStyle: 'short', timeZone: 'Africa/Lome' }).format(eraseAt);
  const text = {
    fr: `${name} : votre compte sera effacé le ${day}. Pour le garder, connectez-vous avant avec ce numéro : ${login}`,
    en: `${name}: your account will be erased on ${longDate(eraseAt, 'en')}. To keep it, log in with this number before then: ${login}`,
  }[locale];
  return { to: phone, text };
}

/** Takes the SMS out of the budgets; undefined when they, or that of the account, are used up. */
async function spend(call: Call, { id, phone }: Notified, country: string): Promise<BudgetAlarm[] | undefined> {
  const { db, smsLimits, address } = call;
  return db.transaction().execute(async (trx) => {
    if ((await limitOf(trx, `deletion sms ${id}`, perAccount)).exceeded) return undefined;
    // Codes come first: it takes of the share that strangers have, too.
    return spendSms(trx, smsLimits, { phone, country, address, known: false });
  }).catch((error: unknown) => {
    if (!(error instanceof BudgetUsedUp)) throw error;
    logSecurity(call, { event: 'sms-budget', outcome: 'refused', reason: 'budget_used_up', budget: error.message, phone, country });
    return undefined;
  });
}

/**
 * Tells somebody whose account has a number to log in with, and no address, by SMS until when the account can be kept, and how. Nothing
 * is sent where no codes are sent to the number's country or the budgets are used up: logging in keeps the account all the same.
 */
export async function smsAboutDeletion(call: Call, { id, email, phone, auth_type: by, locale }: UserRow, eraseAt: Date): Promise<void> {
  if (email !== null || phone === null || by !== 'phone') return;
  const country = smsCountryOf(phone);
  if (country === undefined || !call.smsLimits.SMS_COUNTRIES.includes(country)) return;
  const alarms = await spend(call, { id, phone, locale }, country);
  if (alarms === undefined) return;
  for (const alarm of alarms) logSecurity(call, { event: 'sms-budget', outcome: 'success', ...alarm, phone, country });
  await call.sms.send(await smsOf(call, { id, phone, locale }, eraseAt));
}
