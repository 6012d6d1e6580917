import type { SmsEnvironment } from '../config/sms-variables.ts';
import { countHit } from '../limits/rate-limit.ts';
import type { Trx } from '../database/database.ts';

const hour = 3600;
const day = 86_400;

/** The share of each budget for unknown browsers. The rest is for browsers that signed in with the number before. */
const unknownShare = 0.8;

/** An SMS that the site is about to pay for. */
export interface PlannedSms {
  /** The phone number in E.164 format. */
  phone: string;
  /** The country's two-letter code, ISO 3166. */
  country: string;
  /** The requesting IP address in the format of rate limits (`addressKey`). */
  address: string;
  /** Whether the requesting browser signed in with the number before. */
  known: boolean;
}

/** A budget that the operator should look at: the share of unknown browsers is used up, or all of it. */
export interface BudgetAlarm {
  budget: string;
  reason: 'budget_nearly_used_up' | 'budget_used_up';
}

/** Thrown when a budget is used up. The transaction must roll back. */
export class BudgetExceededError extends Error {}

interface Budget {
  name: string;
  key: string;
  max: number;
  seconds: number;
  /** Whether to notify the operator. Too many requests from one address are no reason. */
  alarms: boolean;
}

/**
 * Returns the range of 10,000 numbers that contains a number: fraudsters rent contiguous ranges and earn on each SMS.
 */
const prefixOf = (phone: string) => phone.slice(0, -4);

function budgetsOf(limits: SmsEnvironment, { phone, country, address }: PlannedSms): Budget[] {
  const prefix = prefixOf(phone);
  const budget = (name: string, key: string, max: number, seconds: number, alarms = true): Budget => ({
    name,
    key: `sms ${name} ${key}`,
    max,
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
 * Spends one SMS from every budget that applies, always in the same order, which prevents deadlocks. Unknown browsers
 * can use at most four fifths of each budget, so they cannot block codes to browsers that signed in with the number
 * before.
 *
 * @returns the budgets that just reached a threshold; notify the operator after the transaction.
 * @throws {BudgetExceededError} when a budget is used up; let it roll back the transaction, so that nothing is counted.
 */
export async function countSms(trx: Trx, limits: SmsEnvironment, sms: PlannedSms): Promise<BudgetAlarm[]> {
  const alarms: BudgetAlarm[] = [];
  for (const { name, key, max, seconds, alarms: notify } of budgetsOf(limits, sms)) {
    const share = Math.max(1, Math.floor(max * unknownShare));
    const { exceeded, hits } = await countHit(trx, key, { max: sms.known ? max : share, seconds });
    if (exceeded) throw new BudgetExceededError(name);
    if (notify && hits === share) alarms.push({ budget: name, reason: 'budget_nearly_used_up' });
    if (notify && hits === max) alarms.push({ budget: name, reason: 'budget_used_up' });
  }
  return alarms;
}
