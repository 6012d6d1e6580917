import type { SmsEnvironment } from '../config/sms-variables.ts';
import { countHit, daySeconds, hourSeconds, removeHits } from '../limits/fixed-window.ts';
import type { Database, Trx } from '../database/database.ts';
import type { SecurityEvent } from '../logging/security-log.ts';

/** The share of each budget for unknown browsers. The rest is for browsers that logged in with the number before. */
const unknownShare = 0.8;

/** An SMS that the site is about to pay for. */
export interface PlannedSms {
  /** The phone number in E.164 format. */
  phone: string;
  /** The country's two-letter code, ISO 3166. */
  country: string;
  /** The requesting IP address in the format of rate limits (`ipKey`). */
  ip: string;
  /** Whether the requesting browser logged in with the number before. */
  known: boolean;
}

/** The result of counting an SMS. */
export interface SmsCount {
  /** Whether every budget allows the SMS. If not, it is not counted. */
  allowed: boolean;
  /**
   * What the operator should look at: a budget that refuses the SMS, or budgets that are now used up, in total or by
   * unknown browsers. Log it after the transaction.
   */
  events: SecurityEvent[];
}

interface Budget {
  name: string;
  key: string;
  max: number;
  seconds: number;
  /** Whether to notify the operator. Too many requests from one IP address are no reason. */
  alarms: boolean;
}

/**
 * Returns the range of 10,000 numbers that contains a number: fraudsters rent contiguous ranges and earn on each SMS.
 */
const prefixOf = (phone: string) => phone.slice(0, -4);

function budgetsOf(limits: SmsEnvironment, { phone, country, ip }: PlannedSms): Budget[] {
  const prefix = prefixOf(phone);
  const budget = (name: string, key: string, max: number, seconds: number, alarms = true): Budget => ({
    name,
    key: `sms ${name} ${key}`,
    max,
    seconds,
    alarms,
  });
  return [
    budget('hour', '', limits.SMS_HOUR_LIMIT, hourSeconds),
    budget('day', '', limits.SMS_DAY_LIMIT, daySeconds),
    budget('country/hour', country, limits.SMS_COUNTRY_HOUR_LIMIT, hourSeconds),
    budget('country/day', country, limits.SMS_COUNTRY_DAY_LIMIT, daySeconds),
    budget('prefix/hour', prefix, limits.SMS_PREFIX_HOUR_LIMIT, hourSeconds),
    budget('prefix/day', prefix, limits.SMS_PREFIX_DAY_LIMIT, daySeconds),
    budget('address/hour', ip, limits.SMS_ADDRESS_HOUR_LIMIT, hourSeconds, false),
  ];
}

/** Undoes the count of an SMS that was certainly not sent. */
export async function uncountSms(db: Database, limits: SmsEnvironment, sms: PlannedSms): Promise<void> {
  // One after the other: together, the rows would be locked in another order than `tryCountSms` locks them.
  for (const { key } of budgetsOf(limits, sms)) await removeHits(db, [key]);
}

/**
 * Spends one SMS from every budget that applies, always in the same order, which prevents deadlocks. Unknown browsers
 * can use at most four fifths of each budget, so they cannot block codes to browsers that logged in with the number
 * before. If a budget refuses the SMS, counts nothing.
 */
export async function tryCountSms(trx: Trx, limits: SmsEnvironment, sms: PlannedSms): Promise<SmsCount> {
  const { phone, country } = sms;
  const eventOf = (event: Pick<SecurityEvent, 'outcome' | 'reason' | 'budget'>): SecurityEvent => ({
    event: 'sms-budget',
    ...event,
    phone,
    country,
  });
  const counted: string[] = [];
  const events: SecurityEvent[] = [];
  for (const { name: budget, key, max, seconds, alarms } of budgetsOf(limits, sms)) {
    const share = Math.max(1, Math.floor(max * unknownShare));
    const { hits, retryAfter } = await countHit(trx, key, { max: sms.known ? max : share, seconds });
    counted.push(key);
    if (retryAfter > 0) {
      await removeHits(trx, counted);
      return { allowed: false, events: [eventOf({ outcome: 'refused', reason: 'budget_used_up', budget })] };
    }
    if (alarms && hits === share) events.push(eventOf({ outcome: 'success', reason: 'budget_nearly_used_up', budget }));
    if (alarms && hits === max) events.push(eventOf({ outcome: 'success', reason: 'budget_used_up', budget }));
  }
  return { allowed: true, events };
}
