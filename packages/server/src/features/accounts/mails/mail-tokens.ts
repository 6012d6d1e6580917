import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { createToken, hashToken } from '../../../platform/security/secrets.ts';
import type { AccountTables } from '../users/tables.ts';

type Purpose = AccountTables['mail_tokens']['purpose'];
type Writer = Database | Transaction<Tables>;

/** The default lifetimes of mailed links in seconds, by the database's clock. */
const lifetimes: Record<Purpose, number> = {
  verify: 3 * 86_400,
  reset: 3600,
  change: 86_400,
  undo: 7 * 86_400,
  keep: 30 * 86_400,
};

/** The data of a mailed token. */
export interface MailToken {
  userId: string;
  purpose: Purpose;
  /** The address that the mail went to. */
  email: string;
  state: 'good' | 'used' | 'expired';
}

/** Creates the token of a link that is mailed to `email`. `expiresAt` replaces the default lifetime of the purpose. */
export async function createMailToken(
  db: Writer,
  { userId, purpose, email, expiresAt }: { userId: string; purpose: Purpose; email: string; expiresAt?: Date },
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('mail_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      email,
      expires_at: expiresAt ?? sql<Date>`now() + ${lifetimes[purpose]} * interval '1 second'`,
    })
    .execute();
  return token;
}

/** Returns the data of a token, or undefined if the token is unknown. */
export async function readMailToken(db: Writer, token: string): Promise<MailToken | undefined> {
  const row = await db
    .selectFrom('mail_tokens')
    .select(['user_id', 'purpose', 'email', 'used_at', sql<boolean>`expires_at <= now()`.as('expired')])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const state = row.used_at !== null ? 'used' : row.expired ? 'expired' : 'good';
  return { userId: row.user_id, purpose: row.purpose, email: row.email, state };
}

/** Marks a token as used. Returns whether it was valid. Of simultaneous calls, exactly one gets true. */
export async function consumeMailToken(db: Writer, token: string): Promise<boolean> {
  const { numUpdatedRows: spent } = await db
    .updateTable('mail_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return spent === 1n;
}

/** Revokes the unused tokens of an account for some purposes. */
export async function revokeMailTokens(db: Writer, userId: string, purposes: Purpose[]): Promise<void> {
  await db
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes tokens that expired more than a week ago. */
export async function deleteExpiredMailTokens(db: Database): Promise<void> {
  await sql`delete from mail_tokens where expires_at < now() - interval '7 days'`.execute(db);
}
