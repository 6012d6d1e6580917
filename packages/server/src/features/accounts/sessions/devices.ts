import { sql } from 'kysely';
import type { Call } from '../../../platform/operations/handler.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  deviceFromResponse,
  deviceLifetime,
  deviceOf,
  ensureDevice,
  setDeviceCookie,
  type CookieCall,
} from '../../../platform/http/device-cookie.ts';
import { hashToken } from '../../../platform/security/secrets.ts';

/** The maximum number of known devices of a user. */
const maxDevices = 50;

/** The parts of a call that devices need. It may also be a request for a page, such as the callback from Google. */
export type DeviceCall = CookieCall & Pick<Call, 'db'>;

/** Selects the accounts that have been logged in to on a device (`deviceOf`), during the lifetime of its cookie. */
const accountsOn = (db: Database, device: string | undefined) =>
  db
    .selectFrom('devices')
    .select('user_id')
    .where('device_hash', '=', hashToken(device ?? ''))
    .where('last_seen', '>', sql<Date>`now() - ${deviceLifetime} * interval '1 second'`);

/** Returns whether an account has been logged in to on a device. `device` comes from `deviceOf`. */
export async function isKnownDevice(db: Database, device: string | undefined, userId: string): Promise<boolean> {
  return (await accountsOn(db, device).where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

/** Returns whether the account of an address has been logged in to on the calling device. */
export async function hasLoggedInBefore(
  call: Pick<CookieCall, 'headers' | 'origin'> & Pick<Call, 'db'>,
  email: string,
): Promise<boolean> {
  const account = accountsOn(call.db, deviceOf(call))
    .innerJoin('users', 'users.id', 'devices.user_id')
    .where('users.email', '=', email);
  return (await account.executeTakeFirst()) !== undefined;
}

/**
 * Returns the caller of rate limits: a device on which a user has logged in has its own limits, other callers share
 * those of their IP address.
 */
export async function limitedCaller(call: CookieCall & Pick<Call, 'ip' | 'db'>): Promise<string> {
  const device = deviceOf(call);
  const known = (await accountsOn(call.db, device).limit(1).executeTakeFirst()) !== undefined;
  return device !== undefined && known ? `device ${hashToken(device)}` : call.ip;
}

/**
 * Records a login to an account on the calling device, and renews the device cookie. Forgets the least recently used
 * devices of the account beyond `maxDevices`.
 * @returns the device, and whether it is new to the account.
 */
export async function rememberDevice(call: DeviceCall, userId: string): Promise<{ device: string; isNew: boolean }> {
  const device = ensureDevice(call);
  const isNew = !(await isKnownDevice(call.db, device, userId));
  await call.db
    .insertInto('devices')
    .values({ device_hash: hashToken(device), user_id: userId })
    .onConflict((conflict) => conflict.columns(['device_hash', 'user_id']).doUpdateSet({ last_seen: sql<Date>`now()` }))
    .execute();
  await call.db
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('device_hash', 'in', (query) =>
      query
        .selectFrom('devices as other')
        .select('other.device_hash')
        .where('other.user_id', '=', userId)
        .where('other.device_hash', '!=', hashToken(device))
        .orderBy('other.last_seen', 'desc')
        .offset(maxDevices - 1),
    )
    .execute();
  if (deviceFromResponse(call) === undefined) setDeviceCookie(call, device);
  return { device, isNew };
}

/**
 * Forgets the devices of a user, except `except` (`deviceOf`): a login on another one is reported by email again, and
 * counts as a stranger's.
 */
export async function forgetDevices(db: Database, userId: string, { except }: { except?: string } = {}): Promise<void> {
  const forgotten = db.deleteFrom('devices').where('user_id', '=', userId);
  await (except === undefined ? forgotten : forgotten.where('device_hash', '!=', hashToken(except))).execute();
}

/** Deletes devices that have not been used for the lifetime of their cookies. */
export async function deleteUnusedDevices(db: Database): Promise<void> {
  await sql`delete from devices where last_seen < now() - ${deviceLifetime} * interval '1 second'`.execute(db);
}
