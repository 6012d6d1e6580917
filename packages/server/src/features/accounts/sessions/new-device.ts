import { sql } from 'kysely';
import { deviceName, type DeviceDescription } from './device-description.ts';
import { hourly, tryCountHit, type RateLimit } from '../../../platform/limits/fixed-window.ts';
import { hashToken } from '../../../platform/security/secrets.ts';
import type { UserRow } from '../users/users.ts';
import { accountMessages } from '../users/account-messages.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import type { Trx } from '../../../platform/database/database.ts';

/** The minutes in which an account counts as being registered, so that its first device is the owner's. */
const registrationMinutes = 10;

/** The rate limit of these emails per account: a user who knows the password can cause any number of logins. */
const emailLimit: RateLimit = hourly(10);

/** The data of an email about a login on a new device. */
export interface LoginNotice {
  /** The name of the device, such as `Chrome, Android`; null if it is unknown. */
  device: string | null;
  /** The time in ISO 8601, UTC, to the minute. */
  at: string;
}

/** Parses a serialized notice. */
export const parseNotice = (about: string): LoginNotice => JSON.parse(about) as LoginNotice;

/** Returns whether an account has been used on another device, or its registration is over. */
async function isKnownElsewhere(trx: Trx, userId: string, device: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from devices where user_id = ${userId} and device_hash <> ${hashToken(device)})
      or exists (select 1 from users where id = ${userId} and created_at < now() - ${registrationMinutes} * interval '1 minute') as known
  `.execute(trx);
  return rows[0]?.known === true;
}

/**
 * Queues an email to the owner about a login on a new device. Not at registration, and only to a verified address, so
 * that registering with somebody else's address cannot send them email. Beyond the limit, no email is queued.
 * @returns whether the owner must learn about the login, within the limit or beyond it.
 */
export async function notifyOfNewDevice(
  trx: Trx,
  user: UserRow,
  device: string,
  description: DeviceDescription,
): Promise<boolean> {
  if (!(await isKnownElsewhere(trx, user.id, device))) return false;
  if (user.email === null || user.email_verified_at === null) return false;
  if (!(await tryCountHit(trx, `new-device mail to ${user.id}`, emailLimit))) return true;
  const notice: LoginNotice = { device: deviceName(description), at: `${new Date().toISOString().slice(0, 16)}Z` };
  await queueMessage(trx, { kind: accountMessages.loginOnNewDevice, userId: user.id, about: JSON.stringify(notice) });
  return true;
}
