import { randomUUID } from 'node:crypto';
import { Refused } from '@kermesse/api/refused';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Preferences } from '@kermesse/api/schemas/account/preferences';
import { sql, type Selectable } from 'kysely';
import type { SmsEnvironment } from '../../../platform/config/sms-variables.ts';
import type { Database, Trx } from '../../../platform/database/database.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import type { SecurityEvent } from '../../../platform/logging/security-log.ts';
import { tryCountSms } from '../../../platform/sms/budgets.ts';
import { lockKey } from '../../../platform/database/lock-key.ts';
import { createRateLimitRefusal, enforceLimit } from '../../../platform/limits/enforce-limit.ts';
import { recordOccurrence, secondsUntilAllowed } from '../../../platform/limits/sliding-window.ts';
import { daily, hourly, removeHits } from '../../../platform/limits/fixed-window.ts';
import { keyedHash, sameSecret } from '../../../platform/security/secrets.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { preferenceColumns } from '../users/users.ts';

/** The lifetime of a code in seconds, by the database's clock. */
export const codeLifetime = 600;
/** The maximum number of attempts per code. */
const triesPerCode = 5;
/** The rate limit of attempts per browser and phone. */
const triesPerHour = hourly(25);
/** The rate limit of sent codes per browser and phone. */
const sendsPerHour = hourly(5);
/** The rate limits of codes to a phone for browsers that never logged in with it: per IP address, and in total. */
const unknownFromIp = hourly(5);
const unknownPerHour = hourly(15);
const unknownPerDay = daily(40);
/** The seconds to wait after a code, to be multiplied by the number of codes so far (specification §9). */
const waitStep = 120;

/** A phone number and the browser that requests its code. Only this browser can use the code. */
export interface PhoneInBrowser {
  /** The phone number in E.164. */
  phone: string;
  /** The hash of the device cookie. */
  device: string;
  /** The IP address in the format of rate limits. */
  ip: string;
  /** Whether the browser has logged in with this phone before. */
  known: boolean;
}

const sendKey = ({ phone, device }: PhoneInBrowser) => `code to ${phone} by ${device}`;
const tryKey = ({ phone, device }: PhoneInBrowser) => `code tried for ${phone} by ${device}`;
const unknownDeviceKey = ({ phone }: PhoneInBrowser) => `code to ${phone} by strangers`;
const unknownIpKey = ({ phone, ip }: PhoneInBrowser) => `code to ${phone} from ${ip}`;

/** The data of the request for a code. */
export interface CodeRequest {
  phone: string;
  firstname?: string;
  lastname?: string;
  allowRegistration: boolean;
  preferences: Preferences;
}

/**
 * Returns the number of codes that a browser requested for a phone in the last hour and since it last logged in with
 * it, and the seconds until the next one. Codes that other browsers requested do not count.
 */
async function countdown(db: Database, { phone, device }: PhoneInBrowser): Promise<{ sends: number; wait: number }> {
  const { sends, last } = await db
    .selectFrom('phone_codes')
    .select([
      sql<number>`count(*)::integer`.as('sends'),
      sql<number | null>`extract(epoch from now() - max(created_at))::float8`.as('last'),
    ])
    .where('phone', '=', phone)
    .where('device_hash', '=', device)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where('id', '>', (query) =>
      query
        .selectFrom('phone_codes as used')
        .select(sql<number>`coalesce(max(used.id), 0)`.as('id'))
        .where('used.phone', '=', phone)
        .where('used.device_hash', '=', device)
        .where('used.used_at', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return { sends, wait: last === null ? 0 : Math.max(0, Math.ceil(sends * waitStep - last)) };
}

/**
 * Requires that another code may be sent to a phone for this browser now.
 * @throws Refused `rate/limited` with the seconds to wait.
 */
export async function enforceCodeWait(db: Database, browser: PhoneInBrowser): Promise<void> {
  const { wait } = await countdown(db, browser);
  const waits = [wait, await secondsUntilAllowed(db, sendKey(browser), sendsPerHour)];
  if (!browser.known)
    waits.push(
      await secondsUntilAllowed(db, unknownIpKey(browser), unknownFromIp),
      await secondsUntilAllowed(db, unknownDeviceKey(browser), unknownPerHour),
      await secondsUntilAllowed(db, unknownDeviceKey(browser), unknownPerDay),
    );
  const longest = Math.max(...waits);
  if (longest > 0) throw createRateLimitRefusal(longest);
}

/** A new code whose SMS is queued. */
export interface NewCode {
  id: number;
  /** The id of its SMS in the queue. */
  messageId: number;
  /** The seconds until the browser may request the next code. */
  resendAfter: number;
  /** The events of the SMS budgets, for the security log. */
  events: SecurityEvent[];
}

/** The options of {@link createCode}. */
export interface CodeOptions {
  /** The key of the code and its hash. */
  key: string;
  limits: SmsEnvironment;
  /** The country of the phone. */
  country: string;
}

/**
 * Derives the code of a nonce: six digits, evenly distributed. It is derived again when its SMS is sent, so that the
 * queue contains no code. The nonce does not reveal the code without the key.
 */
function codeOf(key: string, nonce: string): string {
  const number = Buffer.from(keyedHash(key, `code ${nonce}`), 'base64url').readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, '0');
}

/**
 * Creates a code for a phone, bound to the requesting browser, and queues its SMS. Returns only the events if an SMS
 * budget is used up. Only the newest code of a browser is valid.
 * @throws Refused `rate/limited` too early.
 */
export async function createCode(
  db: Database,
  request: CodeRequest,
  browser: PhoneInBrowser,
  { key, limits, country }: CodeOptions,
): Promise<NewCode | Pick<NewCode, 'events'>> {
  const { phone, firstname, lastname, allowRegistration, preferences } = request;
  const { device, ip, known } = browser;
  return db.transaction().execute(async (trx) => {
    await lockKey(trx, `phone ${phone}`);
    await enforceCodeWait(trx, browser);
    const { allowed, events } = await tryCountSms(trx, limits, { phone, country, ip, known });
    if (!allowed) return { events };
    const nonce = randomUUID();
    const code = codeOf(key, nonce);
    const { id } = await trx
      .insertInto('phone_codes')
      .values({
        phone,
        device_hash: device,
        code_hash: keyedHash(key, `${phone} ${device} ${code}`),
        firstname,
        lastname,
        allow_registration: allowRegistration,
        ...preferenceColumns(preferences),
        expires_at: sql<Date>`now() + ${codeLifetime} * interval '1 second'`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const occurrence of [sendKey(browser), ...(known ? [] : [unknownDeviceKey(browser), unknownIpKey(browser)])])
      await recordOccurrence(trx, occurrence);
    const { sends } = await countdown(trx, browser);
    const messageId = await queueMessage(
      trx,
      { kind: 'phone-code', channel: 'sms', about: String(id) },
      { key: nonce, expiresIn: codeLifetime },
    );
    if (messageId === undefined) throw new Error(`A message for the phone code with id ${id} is already queued`);
    return { id, messageId, resendAfter: sends * waitStep, events };
  });
}

/** Deletes a code that could not be sent, so that no countdown counts it. The hourly limit still counts it. */
export async function deleteCode(db: Database, id: number): Promise<void> {
  await db.deleteFrom('phone_codes').where('id', '=', id).execute();
}

/** The key of the counter of wrong codes from unknown browsers, for all phones together. */
const wrongKey = 'wrong phone codes';

/** A stored request for a code. */
export type StoredCodeRequest = Selectable<Tables['phone_codes']>;

const newestOf = (db: Database, { phone, device }: Pick<PhoneInBrowser, 'phone' | 'device'>) =>
  db
    .selectFrom('phone_codes')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('expired'))
    .where('phone', '=', phone)
    .where('device_hash', '=', device)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the code of a queued SMS; undefined if it is no longer valid or the key is a different one. */
export async function findQueuedCode(
  db: Database,
  key: string,
  { id, nonce }: { id: number; nonce: string },
): Promise<{ phone: string; locale: Locale; code: string } | undefined> {
  const row = await db
    .selectFrom('phone_codes')
    .select(['phone', 'device_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.device_hash == null) return undefined;
  const { phone, device_hash: device } = row;
  const newest = await newestOf(db, { phone, device });
  const code = codeOf(key, nonce);
  const isGood =
    newest?.id === id &&
    !newest.expired &&
    newest.used_at === null &&
    sameSecret(newest.code_hash, keyedHash(key, `${phone} ${device} ${code}`));
  return isGood ? { phone, locale: newest.locale, code } : undefined;
}

/** Returns whether a browser has requested a code for this phone within a day. Codes from other browsers are wrong. */
export async function hasRequestedCode(db: Database, browser: PhoneInBrowser): Promise<boolean> {
  return (await newestOf(db, browser)) !== undefined;
}

/**
 * Verifies a code that the browser requested. Locks the phone until the end of the transaction, so that each of several
 * simultaneous attempts is counted before the next is verified. Ignores codes of other browsers.
 *
 * @param guesses the maximum number of wrong codes of all unknown browsers in an hour.
 * @returns the request for the code; undefined if the code is wrong. The transaction must then be committed, because it
 * counts the attempt.
 * @throws Refused `auth/code_verification_failed` if there is no code; `auth/code_expired` if the newest one is used,
 * expired or has too many attempts; `rate/limited` after too many attempts or guesses. Nothing is counted then.
 */
export async function verifyCode(
  trx: Trx,
  key: string,
  browser: PhoneInBrowser,
  code: string,
  guesses: number,
): Promise<StoredCodeRequest | undefined> {
  const { phone, device, known } = browser;
  await lockKey(trx, `phone ${phone}`);
  const wait = await secondsUntilAllowed(trx, tryKey(browser), triesPerHour);
  if (wait > 0) throw createRateLimitRefusal(wait);
  const newest = await newestOf(trx, browser);
  if (newest === undefined) throw new Refused('auth/code_verification_failed');
  const { expired, ...request } = newest;
  if (expired || request.used_at !== null || request.tries >= triesPerCode) throw new Refused('auth/code_expired');
  if (!known) await enforceLimit(trx, wrongKey, hourly(guesses));
  await recordOccurrence(trx, tryKey(browser));
  const good = sameSecret(request.code_hash, keyedHash(key, `${phone} ${device} ${code}`));
  if (good && !known) await removeHits(trx, [wrongKey]);
  await trx
    .updateTable('phone_codes')
    .set({ tries: request.tries + 1, ...(good && { used_at: sql<Date>`now()` }) })
    .where('id', '=', request.id)
    .execute();
  return good ? request : undefined;
}
