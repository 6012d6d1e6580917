import type { Locale } from '@kermesse/api/schemas/locale';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { holdKey } from './limits.ts';

/**
 * A mail of an account that is to be written: to verify an address, to set a password, that the password was changed, to
 * confirm another address, or to tell the old one (`about` the new); to tell both once it has changed; that a passkey was
 * added (`about` its name), or that somebody signed in on a new device (`about` a `SignInNotice` as JSON); that the account is going to be deleted, or is kept (`about` the date, ISO 8601), or was erased
 * (`about` the language). Links are made when it is written: no token waits.
 */
export type Letter =
  | { kind: 'verification'; userId: string }
  | { kind: 'changed'; userId: string }
  | { kind: 'passkey'; userId: string; about: string }
  | { kind: 'new-device'; userId: string; about: string }
  | { kind: 'reset'; email: string }
  | { kind: 'confirm'; userId: string; email: string }
  | { kind: 'notice' | 'notice-unverified' | 'moved-away'; userId: string; email: string; about: string }
  | { kind: 'moved-here'; userId: string; email: string }
  | { kind: 'deletion'; userId: string; about: string }
  | { kind: 'kept'; userId: string; about: string }
  | { kind: 'erased'; email: string; about: Locale };

/** A letter that this process is to write, and nobody else for a while. */
export interface ClaimedLetter {
  id: number;
  letter: Letter;
}

/** The same letter asked for again within so many seconds is one letter: a button pressed twice. */
const samePress = 10;

/**
 * Keeps a letter to be written, in the transaction of what it tells of: a process that is killed between the two loses
 * neither. Gives its number, or undefined when the same was asked for a moment ago.
 */
export async function orderLetter(trx: Transaction<Tables>, letter: Letter): Promise<number | undefined> {
  const userId = 'userId' in letter ? letter.userId : null;
  const email = 'email' in letter ? letter.email : null;
  const about = 'about' in letter ? letter.about : null;
  await holdKey(trx, `letter ${JSON.stringify([letter.kind, userId, email, about])}`);
  const { rows } = await sql<{ id: number }>`
    insert into waiting_letters (kind, user_id, email, about)
    select ${letter.kind}::text, ${userId}::text, ${email}::text, ${about}::text
    where not exists (
      select 1 from waiting_letters
      where kind = ${letter.kind} and user_id is not distinct from ${userId}::text
        and email is not distinct from ${email}::text and about is not distinct from ${about}::text
        and created_at > now() - ${samePress} * interval '1 second'
    )
    returning id
  `.execute(trx);
  return rows[0]?.id;
}

/**
 * Takes a letter that waits, so that no other server takes it too; `id`: that one or none. One that could not be sent is
 * taken again after 1, 4, 9 … minutes.
 */
export async function claimLetter(db: Database, id?: number): Promise<ClaimedLetter | undefined> {
  const { rows } = await sql<{ id: number; kind: string; userId: string; email: string; about: string }>`
    update waiting_letters set claimed_at = now(), attempts = attempts + 1
    where id = (
      select id from waiting_letters
      where sent_at is null and (claimed_at is null or claimed_at + attempts * attempts * interval '1 minute' < now())
        and (${id ?? null}::integer is null or id = ${id ?? null}::integer)
      order by id limit 1 for update skip locked
    )
    returning id, kind, user_id as "userId", email, about
  `.execute(db);
  const [row] = rows;
  // The columns of each kind are those that it was kept with.
  return row && { id: row.id, letter: row as unknown as Letter };
}

/** Notes that a letter is on its way. */
export async function noteSent(db: Database, id: number): Promise<void> {
  await sql`update waiting_letters set sent_at = now() where id = ${id}`.execute(db);
}

/** Deletes a letter: it could not be sent, and the person knows; or it was sent to somebody of whom nothing is kept. */
export async function takeBack(db: Database, id: number): Promise<void> {
  await sql`delete from waiting_letters where id = ${id}`.execute(db);
}

/** Takes away the letters to a person that are not on their way yet. */
export async function dropLetters(trx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`delete from waiting_letters where user_id = ${userId} and sent_at is null`.execute(trx);
}

/** Whether a letter is still to be written. */
export async function isAwaited(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from waiting_letters where id = ${id} and sent_at is null`.execute(trx);
  return rows.length > 0;
}

/** Lets go of what a process that was killed had taken. Only for who is alone on the database. */
export async function releaseLetters(db: Database): Promise<void> {
  await sql`update waiting_letters set claimed_at = null where sent_at is null`.execute(db);
}

/** Forgets letters that were sent, and after three days those that could not be: their links would be of no use. */
export async function forgetLetters(db: Database): Promise<void> {
  await sql`delete from waiting_letters
    where sent_at < now() - interval '1 hour' or created_at < now() - interval '3 days'`.execute(db);
}
