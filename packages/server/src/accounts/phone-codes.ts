import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Preferences } from '@kermesse/api/schemas/preferences';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { holdKey, noteOccurrence, waitFor } from './limits.ts';
import { keyedHash } from './secret-texts.ts';
import type { AccountTables } from './tables.ts';
import { preferenceColumns } from './users.ts';

type Trx = Transaction<Tables>;

/** How long a code is good, in seconds of the database's clock. */
export const codeLifetime = 600;
/** How often one code may be tried. */
const triesPerCode = 5;
/** How often codes may be tried for one phone, and sent to it. */
const triesPerHour = { most: 25, seconds: 3600 };
const sendsPerHour = { most: 5, seconds: 3600 };
/** Seconds to wait after a code, times the codes sent so far (specification §4). */
const waitStep = 120;

const sendKey = (phone: string) => `code to ${phone}`;
const tryKey = (phone: string) => `code tried for ${phone}`;

/** What was asked for when a code was sent. */
export interface CodeRequest {
  phone: string;
  firstname?: string;
  lastname?: string;
  allowRegistration: boolean;
  preferences: Preferences;
}

/** The codes sent to a phone in the last hour since it last signed in, and how long the newest holds back the next. */
async function countdown(db: Database | Trx, phone: string): Promise<{ sends: number; wait: number }> {
  const { sends, last } = await db
    .selectFrom('phone_codes')
    .select([
      sql<number>`count(*)::integer`.as('sends'),
      sql<number | null>`extract(epoch from now() - max(created_at))::float8`.as('last'),
    ])
    .where('phone', '=', phone)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .where('id', '>', (query) =>
      query
        .selectFrom('phone_codes as used')
        .select(sql<number>`coalesce(max(used.id), 0)`.as('id'))
        .where('used.phone', '=', phone)
        .where('used.used_at', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return { sends, wait: last === null ? 0 : Math.max(0, Math.ceil(sends * waitStep - last)) };
}

/** Seconds until another code may be sent to a phone; 0 for now. */
export async function waitForCode(db: Database | Trx, phone: string): Promise<number> {
  const { wait } = await countdown(db, phone);
  return Math.max(wait, await waitFor(db, sendKey(phone), sendsPerHour));
}

/** A code that was made and is to be sent now. */
export interface NewCode {
  id: number;
  code: string;
  /** Seconds until the next one may be asked for. */
  resendAfter: number;
}

/** Makes a code for a phone; gives the seconds to wait instead when it is too early. The newest code alone is good. */
export async function createCode(db: Database, key: string, request: CodeRequest): Promise<NewCode | { wait: number }> {
  const { phone, firstname, lastname, allowRegistration, preferences } = request;
  return db.transaction().execute(async (trx) => {
    await holdKey(trx, `phone ${phone}`);
    const wait = await waitForCode(trx, phone);
    if (wait > 0) return { wait };
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const { id } = await trx
      .insertInto('phone_codes')
      .values({
        phone,
        code_hash: keyedHash(key, `${phone} ${code}`),
        firstname,
        lastname,
        allow_registration: allowRegistration,
        ...preferenceColumns(preferences),
        expires_at: sql<Date>`now() + ${codeLifetime} * interval '1 second'`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteOccurrence(trx, sendKey(phone));
    const { sends } = await countdown(trx, phone);
    return { id, code, resendAfter: sends * waitStep };
  });
}

/** Takes a code back that could not be sent: it counts for no countdown. That it was tried counts for the hour. */
export async function dropCode(db: Database, id: number): Promise<void> {
  await db.deleteFrom('phone_codes').where('id', '=', id).execute();
}

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

/**
 * Tries a code, inside a transaction that holds the phone: of guesses at the same time each is counted before the next
 * is looked at. `over`: there is no code, or the newest was used, is too old, or was tried too often.
 */
export async function tryCode(trx: Trx, key: string, phone: string, code: string): Promise<TryResult> {
  await holdKey(trx, `phone ${phone}`);
  const wait = await waitFor(trx, tryKey(phone), triesPerHour);
  if (wait > 0) return { result: 'limited', wait };
  const newest = await trx
    .selectFrom('phone_codes')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('expired'))
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined) return { result: 'over' };
  const { expired, ...request } = newest;
  if (expired || request.used_at !== null || request.tries >= triesPerCode) return { result: 'over' };
  await noteOccurrence(trx, tryKey(phone));
  const good = equal(request.code_hash, keyedHash(key, `${phone} ${code}`));
  await trx
    .updateTable('phone_codes')
    .set({ tries: request.tries + 1, ...(good && { used_at: sql<Date>`now()` }) })
    .where('id', '=', request.id)
    .execute();
  return good ? { result: 'good', request } : { result: 'wrong' };
}

/** Forgets codes of which nobody asks any more. */
export async function forgetCodes(db: Database): Promise<void> {
  await sql`delete from phone_codes where created_at < now() - interval '1 day'`.execute(db);
}
