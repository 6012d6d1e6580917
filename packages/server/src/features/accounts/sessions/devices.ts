import { parse, serialize } from 'hono/utils/cookie';
import { sql } from 'kysely';
import type { Call } from '../../../platform/operations/handler.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newSecret, secretHash } from '../../../platform/security/secrets.ts';

/** How long a device is remembered after it was last used, in seconds: as long as browsers keep a cookie at most. */
const lifetime = 400 * 86_400;

/** What devices are read from and written to: an API call, or a page such as the way back from Google. */
export type DeviceCall = Pick<Call, 'db' | 'origin' | 'headers' | 'answerHeaders'>;

const isSecure = ({ origin }: Pick<Call, 'origin'>) => origin.startsWith('https:');

/** Browsers take a `__Host-` cookie from this very host and over https only, so no neighbouring site can plant one. */
const cookieName = (call: Pick<Call, 'origin'>) => (isSecure(call) ? '__Host-Device' : 'Device');

const isDevice = (value: string | undefined): value is string => value !== undefined && /^[\w-]{43}$/.test(value);

/** The device that calls: the secret in its cookie, or undefined when it brings none. Store only its hash. */
export function deviceOf(call: Pick<Call, 'headers' | 'origin'>): string | undefined {
  const name = cookieName(call);
  const value = parse(call.headers.get('cookie') ?? '', name)[name];
  return isDevice(value) ? value : undefined;
}

function setCookie(call: Pick<DeviceCall, 'origin' | 'answerHeaders'>, device: string): void {
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(call), maxAge: lifetime } as const;
  call.answerHeaders.append('set-cookie', serialize(cookieName(call), device, options));
}

/** The device that this very answer gives its cookie to. */
function deviceGiven({ origin, answerHeaders }: Pick<DeviceCall, 'origin' | 'answerHeaders'>): string | undefined {
  const start = `${cookieName({ origin })}=`;
  const value = answerHeaders
    .getSetCookie()
    .find((each) => each.startsWith(start))
    ?.slice(start.length)
    .split(';', 1)[0];
  return isDevice(value) ? value : undefined;
}

/**
 * The device that calls, named now when it has no name yet: by a cookie that only the server reads (`HttpOnly`,
 * `SameSite=Lax`, 400 days). Gives the same device however often one call asks.
 */
export function ensureDevice(call: Omit<DeviceCall, 'db'>): string {
  const known = deviceOf(call) ?? deviceGiven(call);
  if (known !== undefined) return known;
  const device = newSecret();
  setCookie(call, device);
  return device;
}

/** Whether somebody signed in to an account on a device before. `device` as `deviceOf` gives it. */
export async function knowsDevice(db: Database, device: string | undefined, userId: string): Promise<boolean> {
  if (device === undefined) return false;
  const row = await db
    .selectFrom('devices')
    .select('user_id')
    .where('device_hash', '=', secretHash(device))
    .where('user_id', '=', userId)
    .where('last_seen', '>', sql<Date>`now() - ${lifetime} * interval '1 second'`)
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
  if (deviceGiven(call) === undefined) setCookie(call, device);
  return { device, isNew };
}

/** Forgets devices that were not used for as long as their cookies last. */
export async function forgetDevices(db: Database): Promise<void> {
  await sql`delete from devices where last_seen < now() - ${lifetime} * interval '1 second'`.execute(db);
}
