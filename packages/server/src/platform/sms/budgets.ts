import type { Transaction } from 'kysely';
import type { SmsEnvironment } from '../config/sms-variables.ts';
import type { Tables } from '../database/tables.ts';
import { limitOf } from '../limits/rate-limit.ts';

const hour = 3600;
const day = 86_400;

/** The part of each budget that strangers can use up; the rest is for browsers that signed in with the number before. */
const strangersShare = 0.8;

/** An SMS that is about to be paid for. */
export interface PlannedSms {
  /** E.164. */
  phone: string;
  /** Two letters, ISO 3166. */
  country: string;
  /** The address that asked for it, as limits count it. */
  address: string;
  /** Whether the browser that asked signed in with the number before. */
  known: boolean;
}

/** A budget of which the operator should know: strangers' share is used, or all of it. */
export interface BudgetAlarm {
  budget: string;
  reason: 'budget_nearly_used_up' | 'budget_used_up';
}

/** A budget is used up; throwing it takes the whole transaction back. */
export class BudgetUsedUp extends Error {}

interface Budget {
  name: string;
  key: string;
  most: number;
  seconds: number;
  /** Whether the operator is notified. One address that asks too often is no reason to. */
  alarms: boolean;
}

/** The range of 10,000 numbers that a number is in: contiguous ranges are what is rented to be paid for each SMS. */
const prefixOf = (phone: string) => phone.slice(0, -4);

function budgetsOf(limits: SmsEnvironment, { phone, country, address }: PlannedSms): Budget[] {
  const prefix = prefixOf(phone);
  const budget = (name: string, key: string, most: number, seconds: number, alarms = true): Budget => ({
    name,
    key: `sms ${name} ${key}`,
    most,
    seconds,
    alarms,
  });
  return [
    budget('hour', '', limits.SMS_HOUR_LIMIT, hour),
    budget('day', '', limits.SMS_DAY_LIMIT, day),
    budget('country/hour', country, limits.SMS_COUNTRY_HOUR_LIMIT, hour),
    budget('country/day', country, limits.SMS_COUNTRY_DAY_LIMIT, day),
    budget('prefix/hour', prefix, limits.SMS_PREFIX_HOUR_LIMIT, hour),
    budget('prefix/day', prefix, limits.SMS_PREFIX_DAY_LIMIT, day),
    budget('address/hour', address, limits.SMS_ADDRESS_HOUR_LIMIT, hour, false),
  ];
}

/**
 * Takes one SMS out of every budget that it counts in, always in the same order, so that two at once never wait for each
 * other. Strangers can use up four fifths of each; nothing they do keeps a code from a browser that knows the number.
 *
 * @returns the budgets that just reached a mark: tell the operator after the transaction.
 * @throws BudgetUsedUp when one has none left: leave the transaction by it, so that nothing is counted.
 */
export async function spendSms(
  trx: Transaction<Tables>,
  limits: SmsEnvironment,
  sms: PlannedSms,
): Promise<BudgetAlarm[]> {
  const alarms: BudgetAlarm[] = [];
  for (const { name, key, most, seconds, alarms: notify } of budgetsOf(limits, sms)) {
    const share = Math.max(1, Math.floor(most * strangersShare));
    const { exceeded, hits } = await limitOf(trx, key, { most: sms.known ? most : share, seconds });
    if (exceeded) throw new BudgetUsedUp(name);
    if (notify && hits === share) alarms.push({ budget: name, reason: 'budget_nearly_used_up' });
    if (notify && hits === most) alarms.push({ budget: name, reason: 'budget_used_up' });
  }
  return alarms;
}
