import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { newSecret, secretHash } from '../../../platform/security/secrets.ts';

/** How long somebody may take to touch the sensor, in seconds of the database's clock. */
const lifetime = 300;

/**
 * Makes a challenge of 256 random bits, in base64url; only its hash is stored. `session` is the one that adds a passkey,
 * null for signing in.
 */
export async function createChallenge(db: Database, session: string | null): Promise<string> {
  const challenge = newSecret();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: secretHash(challenge), session })
    .execute();
  return challenge;
}

/** Uses a challenge up. Gives whether it was good until now, for this session, to exactly one of many who ask at once. */
export async function spendChallenge(db: Database, challenge: string, session: string | null): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', secretHash(challenge))
    .returning(['session', sql<boolean>`created_at > now() - ${lifetime} * interval '1 second'`.as('fresh')])
    .executeTakeFirst();
  return row !== undefined && row.fresh && row.session === session;
}

/** Forgets challenges that nobody answered. */
export async function deleteExpiredChallenges(db: Database): Promise<void> {
  await sql`delete from passkey_challenges where created_at < now() - ${lifetime} * interval '1 second'`.execute(db);
}
