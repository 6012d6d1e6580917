import { sql } from 'kysely';
import type { Call } from '../../../platform/operations/handler.ts';
import { deviceName, type DeviceDescription } from './device-description.ts';
import { secretHash } from '../../../platform/security/secrets.ts';
import type { UserRow } from '../users/users.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';

/** So young an account is being registered: its first device is nobody else's. In minutes. */
const registering = 10;

/** A sign-in, as the mail tells of it. */
export interface SignInNotice {
  /** `Chrome, Android`; null when nothing is known. */
  device: string | null;
  /** ISO 8601, UTC, to the minute. */
  at: string;
}

/** Reads what was kept of a sign-in. */
export const readNotice = (about: string): SignInNotice => JSON.parse(about) as SignInNotice;

/** Whether an account was used on another device before, or is older than the registration it came from. */
async function isKnownElsewhere({ db }: Pick<Call, 'db'>, userId: string, device: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from devices where user_id = ${userId} and device_hash <> ${secretHash(device)})
      or exists (select 1 from users where id = ${userId} and created_at < now() - ${registering} * interval '1 minute') as known
  `.execute(db);
  return rows[0]?.known === true;
}

/**
 * Queues a mail to the owner about a sign-in on a new device. Not at registration, and only to a verified address:
 * nobody can have mail sent to somebody else's address by registering with it.
 * @returns whether a mail was queued.
 */
export async function noticeNewDevice(
  call: Pick<Call, 'db'>,
  user: UserRow,
  device: string,
  description: DeviceDescription,
): Promise<boolean> {
  if (!(await isKnownElsewhere(call, user.id, device))) return false;
  if (user.email === null || user.email_verified_at === null) return false;
  const notice: SignInNotice = { device: deviceName(description), at: `${new Date().toISOString().slice(0, 16)}Z` };
  await call.db
    .transaction()
    .execute((trx) => queueMessage(trx, { kind: 'new-device', userId: user.id, about: JSON.stringify(notice) }));
  return true;
}
