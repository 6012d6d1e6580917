import type { Database } from '../database/database.ts';
import { hourly, removeHits, tryCountHit } from '../limits/fixed-window.ts';
import { logHourly } from '../limits/log-hourly.ts';
import type { SecurityLog } from '../logging/security-log.ts';

interface Services {
  db: Database;
  security: SecurityLog;
  /** The setting `MAIL_HOUR_LIMIT`. */
  emailHourLimit: number;
}

/**
 * Counts an email to an address of which nobody has proved to be the reader, so that strangers cannot use up what the
 * email provider allows. Beyond the site's hourly limit, logs it once an hour and counts nothing.
 * @param share the share of the limit that emails of this kind may use, at most 1. The rest remains for others.
 * @returns a function that undoes the count; undefined beyond the limit.
 */
export async function tryCountUnverifiedEmail(
  { db, security, emailHourLimit }: Services,
  share = 1,
): Promise<(() => Promise<void>) | undefined> {
  const key = 'emails to unverified addresses';
  const max = Math.ceil(emailHourLimit * share);
  if (await tryCountHit(db, key, hourly(max))) return () => removeHits(db, [key]);
  const event = { event: 'email-budget', outcome: 'refused', reason: 'budget_used_up' } as const;
  await logHourly({ db, security }, `${max} ${key}`, event);
  return undefined;
}
