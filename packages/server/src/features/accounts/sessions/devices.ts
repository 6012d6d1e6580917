import { sql } from 'kysely';
import type { Call } from '../../../platform/operations/handler.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  deviceGiven,
  deviceLifetime,
  ensureDevice,
  setDeviceCookie,
  type CookieCall,
} from '../../../platform/http/device-cookie.ts';
import { secretHash } from '../../../platform/security/secrets.ts';

/** What devices are read from and written to: an API call, or a page such as the way back from Google. */
export type DeviceCall = CookieCall & Pick<Call, 'db'>;

/** Whether somebody signed in to an account on a device before. `device` as `deviceOf` gives it. */
export async function knowsDevice(db: Database, device: string | undefined, userId: string): Promise<boolean> {
  if (device === undefined) return false;
  const row = await db
    .selectFrom('devices')
    .select('user_id')
    .where('device_hash', '=', secretHash(device))
    .where('user_id', '=', userId)
    .where('last_seen', '>', sql<Date>`now() - ${deviceLifetime} * interval '1 second'`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers that somebody signed in to an account on this device, and renews its cookie.
 * @returns the device, and whether the account had not been used on it.
 */
export async function rememberDevice(call: DeviceCall, userId: string): Promise<{ device: string; isNew: boolean }> {
  const device = ensureDevice(call);
  const isNew = !(await knowsDevice(call.db, device, userId));
  await call.db
    .insertInto('devices')
    .values({ device_hash: secretHash(device), user_id: userId })
    .onConflict((conflict) => conflict.columns(['device_hash', 'user_id']).doUpdateSet({ last_seen: sql<Date>`now()` }))
    .execute();
  if (deviceGiven(call) === undefined) setDeviceCookie(call, device);
  return { device, isNew };
}

/** Forgets devices that were not used for as long as their cookies last. */
export async function deleteUnusedDevices(db: Database): Promise<void> {
  await sql`delete from devices where last_seen < now() - ${deviceLifetime} * interval '1 second'`.execute(db);
}
