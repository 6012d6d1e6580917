import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/database/database.ts';
import type { CallerSession } from '../../../platform/operations/handler.ts';
import type { UserSession } from '@kermesse/api/schemas/account/user-session';
import type { DeviceDescription } from './device-description.ts';
import { createToken, hashToken } from '../../../platform/security/secrets.ts';

/** The maximum idle time and age of a session in seconds, by the database's clock. */
const lifetimes = {
  remembered: { idle: 30 * 86_400, absolute: 180 * 86_400 },
  notRemembered: { idle: 8 * 3600, absolute: 24 * 3600 },
};

/** The minimum seconds between two updates of a session's last use. */
const minUseInterval = 60;

/** The number of days that a session ended from another device is stored, so that its browser can learn the reason. */
const endedRetentionDays = 30;

/** The maximum number of sessions of a user, including those that were ended from another device. */
const maxSessions = 50;

/** The device that uses a session, and the beginning of its IP address. */
export interface SessionClient {
  device: DeviceDescription;
  network: string | null;
}

const isAlive = sql<boolean>`(sessions.ended_at is null and case when sessions.remember
  then sessions.last_used_at > now() - ${lifetimes.remembered.idle} * interval '1 second'
    and sessions.created_at > now() - ${lifetimes.remembered.absolute} * interval '1 second'
  else sessions.last_used_at > now() - ${lifetimes.notRemembered.idle} * interval '1 second'
    and sessions.created_at > now() - ${lifetimes.notRemembered.absolute} * interval '1 second'
end)`;

/**
 * Starts a session and returns its token, which is stored only as its hash. Without `token`, creates one. Deletes
 * the user's least recently used sessions beyond `maxSessions`.
 */
export async function startSession(
  db: Database,
  userId: string,
  { remember, token = createToken(), client }: { remember: boolean; token?: string; client: SessionClient },
): Promise<string> {
  const { device, network } = client;
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      remember,
      browser: device.browser,
      system: device.system,
      device_kind: device.kind,
      network,
    })
    .execute();
  await db
    .deleteFrom('sessions')
    .where('token_hash', 'in', (query) =>
      query
        .selectFrom('sessions as other')
        .select('other.token_hash')
        .where('other.user_id', '=', userId)
        .where('other.token_hash', '!=', hashToken(token))
        .orderBy(sql`other.ended_at is not null`)
        .orderBy('other.last_used_at', 'desc')
        .offset(maxSessions - 1),
    )
    .execute();
  return token;
}

/**
 * Returns the session of a token, or null if it is unknown, ended, idle for too long, too old, or if the account is
 * disabled. Records the use of the session from the network in `use`, unless `use` is null.
 */
export async function sessionOf(
  db: Database,
  token: string,
  use: { network: string | null } | null,
): Promise<CallerSession | null> {
  const session = hashToken(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      sql<boolean>`sessions.last_used_at < now() - ${minUseInterval} * interval '1 second'`.as('stale'),
    ])
    .where('token_hash', '=', session)
    .where('users.enabled', '=', true)
    .where(isAlive)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.stale && use !== null) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: sql<Date>`now()`, ...(use.network !== null && { network: use.network }) })
      .where('token_hash', '=', session)
      .execute();
  }
  return { userId: row.id, session };
}

/** Returns whether a session has neither ended nor expired. Locks it, so that it cannot end during the transaction. */
export async function isSessionAlive(trx: Trx, session: string): Promise<boolean> {
  const row = await trx
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', session)
    .where(isAlive)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a token's session was ended from another device. */
export async function wasEndedRemotely(db: Database, token: string): Promise<boolean> {
  const session = hashToken(token);
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', session)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the sessions of a user for their list: the calling one first, then the most recently used. */
export async function sessionsOf(db: Database, { userId, session }: CallerSession): Promise<UserSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(isAlive)
    .orderBy(sql`token_hash <> ${session}`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    kind: row.device_kind,
    network: row.network,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.token_hash === session,
  }));
}

/** Deletes a session, to log out. */
export async function endSession(db: Database, session: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', session).execute();
}

/** Ends a session of a user from another device. Returns whether there was such a session. */
export async function endSessionById(db: Database, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows: ended } = await db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where(isAlive)
    .executeTakeFirst();
  return ended === 1n;
}

/** Ends all sessions of a user, except `except`. Visible tabs of these sessions learn it within a second. */
export async function endSessions(db: Database, userId: string, { except }: { except?: string } = {}): Promise<void> {
  const ended = db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  await (except === undefined ? ended : ended.where('token_hash', '!=', except)).execute();
}

/** Deletes expired sessions, and those that were ended from another device more than `endedRetentionDays` days ago. */
export async function deleteEndedSessions(db: Database): Promise<void> {
  const pastRetention = sql<boolean>`(ended_at is null or ended_at < now() - ${endedRetentionDays} * interval '1 day')`;
  await db
    .deleteFrom('sessions')
    .where(sql<boolean>`not ${isAlive}`)
    .where(pastRetention)
    .execute();
}
