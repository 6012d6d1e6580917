import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { createToken, hashToken } from '../../../platform/security/secrets.ts';

/** The lifetime of a challenge in seconds, by the database's clock. The user must confirm the passkey within it. */
export const challengeLifetime = 300;

/**
 * Creates a challenge: 256 random bits, base64url. Stores only its hash. `session` is the session that adds a passkey,
 * or null for logging in.
 */
export async function createChallenge(db: Database, session: string | null): Promise<string> {
  const challenge = createToken();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashToken(challenge), session })
    .execute();
  return challenge;
}

/**
 * Deletes a challenge. Returns whether it was valid and belonged to this session. Of simultaneous calls, exactly one
 * gets true.
 */
export async function consumeChallenge(db: Database, challenge: string, session: string | null): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .returning(['session', sql<boolean>`created_at > now() - ${challengeLifetime} * interval '1 second'`.as('fresh')])
    .executeTakeFirst();
  return row !== undefined && row.fresh && row.session === session;
}
