import { parse, serialize } from 'hono/utils/cookie';
import type { Call } from '../api/handler.ts';
import type { Database } from '../database/database.ts';
import { newSecret, secretHash } from './secret-texts.ts';

const cookie = 'Device';
/** As long as browsers keep a cookie at most. */
const year = 400 * 86_400;

/** The device that calls, as its cookie names it; undefined when it has none that could be ours. */
function deviceOf({ headers }: Pick<Call, 'headers'>): string | undefined {
  const value = parse(headers.get('cookie') ?? '', cookie)[cookie];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Whether somebody signed in with a phone on this device before, and still can. */
export async function knowsPhone(call: Pick<Call, 'db' | 'headers'>, phone: string): Promise<boolean> {
  const row = await call.db
    .selectFrom('device_phones')
    .innerJoin('users', (join) =>
      join.onRef('users.phone', '=', 'device_phones.phone').on('users.auth_type', '=', 'phone'),
    )
    .select('users.id')
    .where('device_hash', '=', secretHash(deviceOf(call) ?? ''))
    .where('device_phones.phone', '=', phone)
    .executeTakeFirst();
  return row !== undefined;
}

async function remember(db: Database, device: string, phone: string): Promise<void> {
  await db
    .insertInto('device_phones')
    .values({ device_hash: secretHash(device), phone })
    .onConflict((conflict) => conflict.columns(['device_hash', 'phone']).doNothing())
    .execute();
}

/** Remembers that a phone signed in on this device: by a cookie that only the server reads, stored as its hash. */
export async function rememberPhone(call: Call, phone: string): Promise<void> {
  const device = deviceOf(call) ?? newSecret();
  await remember(call.db, device, phone);
  const value = serialize(cookie, device, {
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    secure: call.origin.startsWith('https:'),
    maxAge: year,
  });
  call.answerHeaders.append('set-cookie', value);
}
