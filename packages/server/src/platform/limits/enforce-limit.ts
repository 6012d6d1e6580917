import { Refused } from '@kermesse/api/refused';
import type { Call } from '../operations/handler.ts';
import type { Database } from '../database/database.ts';
import { logHourly } from './log-hourly.ts';
import { hourly, countHit, removeHits, type RateLimit } from './fixed-window.ts';

/** Creates the refusal `rate/limited`. `wait` is in seconds. */
export function createRateLimitRefusal(wait: number): Refused {
  return new Refused('rate/limited', undefined, { 'retry-after': String(wait) });
}

/** The limit of all networks together, as a multiple of the limit of one. */
const networks = 100;

/**
 * Counts in an hour what a visitor without an account stores, by IP address and in total: an owner of IPv6 addresses
 * has thousands of networks. Logs once an hour that the total is reached.
 * @throws {Refused} `rate/limited` when a limit is exceeded.
 */
export async function enforceVisitorLimit(
  { db, ip, security }: Pick<Call, 'db' | 'ip' | 'security'>,
  what: string,
  max: number,
): Promise<void> {
  await enforceLimit(db, `${what} ${ip}`, hourly(max));
  const { retryAfter } = await countHit(db, `${what} from everywhere`, hourly(max * networks));
  if (retryAfter === 0) return;
  const event = { event: 'form-budget', outcome: 'refused', reason: 'budget_used_up' } as const;
  await logHourly({ db, security }, `${what} from everywhere`, event);
  throw createRateLimitRefusal(retryAfter);
}

/** The factor on `AUTH_LIMIT` for calls that do not accept a proof of work. */
const hardFactor = 6;

type LimitedCall = Pick<Call, 'db' | 'ip' | 'settings'>;

/**
 * Counts an attempt of a caller in an hour. The caller is an IP address, or a device that has its own limit.
 * @returns a function that undoes the count, for a successful attempt.
 * @throws {Refused} `rate/limited` when the limit is exceeded.
 */
export async function enforceCallerLimit(
  { db, settings }: Pick<LimitedCall, 'db' | 'settings'>,
  what: string,
  caller: string,
): Promise<() => Promise<void>> {
  const key = `${what} from ${caller}`;
  await enforceLimit(db, key, hourly(settings.AUTH_LIMIT * hardFactor));
  return () => removeHits(db, [key]);
}

/**
 * Counts an attempt of the call's IP address in an hour, as `enforceCallerLimit` does.
 * @throws {Refused} `rate/limited` when the limit is exceeded.
 */
export function enforceIpLimit(call: LimitedCall, what: string): Promise<() => Promise<void>> {
  return enforceCallerLimit(call, what, call.ip);
}

/**
 * Refuses an invalid token or signature and counts it. Valid ones are never counted or limited: nobody can guess them,
 * and other people with the same IP address must not lock their owners out.
 * @throws {Refused} always: `rate/limited` after too many from the IP address in an hour, otherwise `refusal`.
 */
export async function refuseInvalid(call: LimitedCall, what: string, refusal: Refused): Promise<never> {
  await enforceIpLimit(call, what);
  throw refusal;
}

/**
 * Counts an attempt under a key before checking it, so that simultaneous calls are all counted. `removeHits` undoes it.
 * @returns the number of attempts in the limit's window, including this one.
 * @throws {Refused} `rate/limited` when the limit is exceeded.
 */
export async function enforceLimit(db: Database, key: string, limit: RateLimit): Promise<number> {
  const { hits, retryAfter } = await countHit(db, key, limit);
  if (retryAfter > 0) throw createRateLimitRefusal(retryAfter);
  return hits;
}
