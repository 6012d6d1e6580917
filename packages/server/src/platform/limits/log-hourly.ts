import type { SecurityEvent } from '../logging/security-log.ts';
import type { Call } from '../operations/handler.ts';
import { hourly, tryCountHit } from './fixed-window.ts';

/** Logs an event about something, such as a used-up budget, at most once an hour, however often it occurs. */
export async function logHourly(
  { db, security }: Pick<Call, 'db' | 'security'>,
  about: string,
  event: SecurityEvent,
): Promise<void> {
  if (await tryCountHit(db, `log of ${about}`, hourly(1))) security(event);
}
