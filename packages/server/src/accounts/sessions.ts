import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { newSecret, secretHash } from './secret-texts.ts';

/** How long a session lasts without being used, and at all, in seconds of the database's clock. */
const lifetimes = {
  remembered: { idle: 30 * 86_400, absolute: 180 * 86_400 },
  passing: { idle: 8 * 3600, absolute: 24 * 3600 },
};

/** That it was used is written down at most this often, in seconds. */
const noticeEvery = 60;

/** Who is calling, and by which session. */
export interface SignedIn {
  userId: string;
  /** The hash of the session's token, which names its row. */
  session: string;
}

type Writer = Database | Transaction<Tables>;

const alive = sql<boolean>`(case when sessions.remember
  then sessions.last_used_at > now() - ${lifetimes.remembered.idle} * interval '1 second'
    and sessions.created_at > now() - ${lifetimes.remembered.absolute} * interval '1 second'
  else sessions.last_used_at > now() - ${lifetimes.passing.idle} * interval '1 second'
    and sessions.created_at > now() - ${lifetimes.passing.absolute} * interval '1 second'
end)`;

/** Starts a session. Gives the token, which is told once and stored as its hash only; `token`: a random one made already. */
export async function startSession(
  db: Writer,
  userId: string,
  { remember, token = newSecret() }: { remember: boolean; token?: string },
): Promise<string> {
  await db.insertInto('sessions').values({ token_hash: secretHash(token), user_id: userId, remember }).execute();
  return token;
}

/**
 * The session of a token, or null when there is none: unknown, ended, too long unused, too old, or of a person who is
 * disabled. It was used by being asked for.
 */
export async function sessionOf(db: Database, token: string): Promise<SignedIn | null> {
  const session = secretHash(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', sql<boolean>`sessions.last_used_at < now() - ${noticeEvery} * interval '1 second'`.as('stale')])
    .where('token_hash', '=', session)
    .where('users.enabled', '=', true)
    .where(alive)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.stale) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: sql<Date>`now()` })
      .where('token_hash', '=', session)
      .execute();
  }
  return { userId: row.id, session };
}

/** Ends one session. */
export async function endSession(db: Writer, session: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', session).execute();
}

/** Ends every session of a person, or all but one. */
export async function endSessions(db: Writer, userId: string, { except }: { except?: string } = {}): Promise<void> {
  const ended = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (except === undefined ? ended : ended.where('token_hash', '!=', except)).execute();
}

/** Forgets sessions that have ended by themselves. */
export async function forgetEndedSessions(db: Database): Promise<void> {
  await db.deleteFrom('sessions').where(sql<boolean>`not ${alive}`).execute();
}
