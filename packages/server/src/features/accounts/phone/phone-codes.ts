import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Preferences } from '@kermesse/api/schemas/account/preferences';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { SmsEnvironment } from '../../../platform/config/sms-variables.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import { spendSms, type BudgetAlarm } from '../../../platform/sms/budgets.ts';
import { holdKey } from '../../../platform/database/hold-key.ts';
import { limitOne, noteOccurrence, waitFor } from '../../../platform/limits/limits.ts';
import { giveBack } from '../../../platform/limits/rate-limit.ts';
import { keyedHash } from '../../../platform/security/secrets.ts';
import type { AccountTables } from '../users/tables.ts';
import { preferenceColumns } from '../users/users.ts';

type Trx = Transaction<Tables>;

/** How long a code is good, in seconds of the database's clock. */
export const codeLifetime = 600;
/** How often one code may be tried. */
const triesPerCode = 5;
/** How often one browser may try codes for one phone, and be sent codes for it. */
const triesPerHour = { most: 25, seconds: 3600 };
const sendsPerHour = { most: 5, seconds: 3600 };
/** How many codes browsers that never signed in with a phone can have sent to it: from one address, and from all. */
const strangersFromAddress = { most: 5, seconds: 3600 };
const strangersPerHour = { most: 15, seconds: 3600 };
const strangersPerDay = { most: 40, seconds: 86_400 };
/** Seconds to wait after a code, times the codes sent so far (specification §4). */
const waitStep = 120;

/** The browser that asks for a code of a phone, and alone can use it. */
export interface PhoneInBrowser {
  /** E.164. */
  phone: string;
  /** The hash of the device's cookie. */
  device: string;
  /** The address it comes from, as limits count it. */
  address: string;
  /** Whether it signed in with this phone before. */
  known: boolean;
}

const sendKey = ({ phone, device }: PhoneInBrowser) => `code to ${phone} by ${device}`;
const tryKey = ({ phone, device }: PhoneInBrowser) => `code tried for ${phone} by ${device}`;
const strangerKey = ({ phone }: PhoneInBrowser) => `code to ${phone} by strangers`;
const strangerAddressKey = ({ phone, address }: PhoneInBrowser) => `code to ${phone} from ${address}`;

/** What was asked for when a code was sent. */
export interface CodeRequest {
  phone: string;
  firstname?: string;
  lastname?: string;
  allowRegistration: boolean;
  preferences: Preferences;
}

/**
 * The codes that a browser had sent to a phone in the last hour since it last signed in with it, and how long the newest
 * holds back the next. Codes that others ask for hold nobody back.
 */
async function countdown(
  db: Database | Trx,
  { phone, device }: PhoneInBrowser,
): Promise<{ sends: number; wait: number }> {
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

/** Seconds until another code may be sent to a phone for this browser; 0 for now. */
export async function waitForCode(db: Database | Trx, browser: PhoneInBrowser): Promise<number> {
  const { wait } = await countdown(db, browser);
  const own = Math.max(wait, await waitFor(db, sendKey(browser), sendsPerHour));
  if (browser.known) return own;
  return Math.max(
    own,
    await waitFor(db, strangerAddressKey(browser), strangersFromAddress),
    await waitFor(db, strangerKey(browser), strangersPerHour),
    await waitFor(db, strangerKey(browser), strangersPerDay),
  );
}

/** A code that was made and is to be sent now. */
export interface NewCode {
  id: number;
  /** The number of its SMS in the queue. */
  messageId: number;
  /** Seconds until the next one may be asked for. */
  resendAfter: number;
  /** Budgets of SMS that just reached a mark. */
  alarms: BudgetAlarm[];
}

/** What a code is made with. */
export interface CodeMeans {
  /** Protects the hash of the code. */
  key: string;
  limits: SmsEnvironment;
  /** The country of the phone. */
  country: string;
}

/**
 * The code of a nonce: six digits, evenly spread. It is made again when its SMS is sent, so that no code waits in the
 * queue; the nonce without the key does not reveal it.
 */
function codeOf(key: string, nonce: string): string {
  const number = Buffer.from(keyedHash(key, `code ${nonce}`), 'base64url').readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, '0');
}

/**
 * Makes a code for a phone and queues its SMS, bound to the browser that asks; gives the seconds to wait instead when it is too early. Of a
 * browser's codes the newest alone is good.
 * @throws BudgetUsedUp when no SMS is left for it; nothing is counted then.
 */
export async function createCode(
  db: Database,
  request: CodeRequest,
  browser: PhoneInBrowser,
  { key, limits, country }: CodeMeans,
): Promise<NewCode | { wait: number }> {
  const { phone, firstname, lastname, allowRegistration, preferences } = request;
  const { device, address, known } = browser;
  return db.transaction().execute(async (trx) => {
    await holdKey(trx, `phone ${phone}`);
    const wait = await waitForCode(trx, browser);
    if (wait > 0) return { wait };
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
    for (const noted of [sendKey(browser), ...(known ? [] : [strangerKey(browser), strangerAddressKey(browser)])])
      await noteOccurrence(trx, noted);
    const { sends } = await countdown(trx, browser);
    const alarms = await spendSms(trx, limits, { phone, country, address, known });
    const messageId = await queueMessage(
      trx,
      { kind: 'phone-code', channel: 'sms', about: String(id) },
      { key: nonce, expiresIn: codeLifetime },
    );
    if (messageId === undefined) throw new Error('The number of a code was given twice');
    return { id, messageId, resendAfter: sends * waitStep, alarms };
  });
}

/** Takes a code back that could not be sent: it counts for no countdown. That it was tried counts for the hour. */
export async function dropCode(db: Database, id: number): Promise<void> {
  await db.deleteFrom('phone_codes').where('id', '=', id).execute();
}

/** Under which wrong codes of strangers are counted, for all phones together. */
const wrongKey = 'wrong phone codes';

/** What became of a try. `good` says what was asked for when the code was sent. */
export type TryResult =
  | { result: 'good'; request: Selectable<AccountTables['phone_codes']> }
  | { result: 'wrong' }
  | { result: 'over' }
  | { result: 'limited'; wait: number };

const equal = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const newestOf = (db: Database | Trx, { phone, device }: Pick<PhoneInBrowser, 'phone' | 'device'>) =>
  db
    .selectFrom('phone_codes')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('expired'))
    .where('phone', '=', phone)
    .where('device_hash', '=', device)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The code of an SMS that is to be sent; undefined when it is no good any more, or the key is another. */
export async function waitingCode(
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
    equal(newest.code_hash, keyedHash(key, `${phone} ${device} ${code}`));
  return isGood ? { phone, locale: newest.locale, code } : undefined;
}

/** Whether a browser asked for a code for this phone within a day. Any other browser's code is wrong. */
export async function askedForCode(db: Database, browser: PhoneInBrowser): Promise<boolean> {
  return (await newestOf(db, browser)) !== undefined;
}

/**
 * Tries a browser's own code, inside a transaction that holds the phone: of guesses at the same time each is counted
 * before the next is looked at. `over`: the newest was used, is too old, or was tried too often; `wrong` also where there
 * is none. Codes of other browsers are neither looked at nor touched.
 *
 * @param guesses how many wrong codes all strangers together may try in an hour.
 * @throws Refused `rate/limited` when they did.
 */
export async function tryCode(
  trx: Trx,
  key: string,
  browser: PhoneInBrowser,
  code: string,
  guesses: number,
): Promise<TryResult> {
  const { phone, device, known } = browser;
  await holdKey(trx, `phone ${phone}`);
  const wait = await waitFor(trx, tryKey(browser), triesPerHour);
  if (wait > 0) return { result: 'limited', wait };
  const newest = await newestOf(trx, browser);
  if (newest === undefined) return { result: 'wrong' };
  const { expired, ...request } = newest;
  if (expired || request.used_at !== null || request.tries >= triesPerCode) return { result: 'over' };
  if (!known) await limitOne(trx, wrongKey, { most: guesses, seconds: 3600 });
  await noteOccurrence(trx, tryKey(browser));
  const good = equal(request.code_hash, keyedHash(key, `${phone} ${device} ${code}`));
  if (good && !known) await giveBack(trx, [wrongKey]);
  await trx
    .updateTable('phone_codes')
    .set({ tries: request.tries + 1, ...(good && { used_at: sql<Date>`now()` }) })
    .where('id', '=', request.id)
    .execute();
  return good ? { result: 'good', request } : { result: 'wrong' };
}

/** Forgets codes of which nobody asks any more. */
export async function deleteExpiredCodes(db: Database): Promise<void> {
  await sql`delete from phone_codes where created_at < now() - interval '1 day'`.execute(db);
}
