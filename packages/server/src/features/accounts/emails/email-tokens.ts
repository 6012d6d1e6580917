import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { createToken, hashToken } from '../../../platform/security/secrets.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type Purpose = Tables['mail_tokens']['purpose'];

/**
 * The lifetimes of emailed links in seconds, by the database's clock. A link that keeps an account lasts until the
 * erasure. Texts state them: see `scripts/docs/lifetimes.test.ts`.
 */
export const linkLifetimes: Record<Purpose, number> = {
  keep: 0,
  verify: 3 * 86_400,
  reset: 3600,
  change: 86_400,
  undo: 7 * 86_400,
};

/** The data of an emailed token. */
export interface EmailToken {
  userId: string;
  purpose: Purpose;
  /** The address that the email went to. */
  email: string;
  /** The id of the queued message that contained the link; null for other purposes than `undo`. */
  messageId: number | null;
  /** A used link repeats its response until it expires, while its effect lasts: the response may have been lost. */
  state: 'good' | 'used' | 'expired';
}

interface NewEmailToken {
  userId: string;
  purpose: Purpose;
  email: string;
  /** The erasure date, for a link that keeps an account. */
  expiresAt?: Date;
  /** The id of the queued message that contains the link, for `revokeUndoLinksFrom`. */
  messageId?: number;
}

/** Creates the token of a link that is emailed to `email`. */
export async function createEmailToken(
  db: Database,
  { userId, purpose, email, expiresAt, messageId }: NewEmailToken,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('mail_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      email,
      message_id: messageId ?? null,
      expires_at: expiresAt ?? sql<Date>`now() + ${linkLifetimes[purpose]} * interval '1 second'`,
    })
    .execute();
  return token;
}

/** Returns the data of a token, or undefined if the token is unknown. */
export async function readEmailToken(db: Database, token: string): Promise<EmailToken | undefined> {
  const row = await db
    .selectFrom('mail_tokens')
    .select(['user_id', 'purpose', 'email', 'message_id', 'used_at', sql<boolean>`expires_at <= now()`.as('expired')])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const state = row.expired ? 'expired' : row.used_at !== null ? 'used' : 'good';
  return { userId: row.user_id, purpose: row.purpose, email: row.email, messageId: row.message_id, state };
}

/** Marks a token as used. Returns whether it was valid. Of simultaneous calls, exactly one gets true. */
export async function consumeEmailToken(db: Database, token: string): Promise<boolean> {
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
export async function revokeEmailTokens(db: Database, userId: string, purposes: Purpose[]): Promise<void> {
  await db
    .deleteFrom('mail_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/**
 * Revokes the unused undo links of an account that were emailed to the address of an undo link, or for later changes of
 * address. Links for earlier changes stay valid. The order is that of the queued messages, because an email can be sent
 * late.
 */
export async function revokeUndoLinksFrom(db: Database, userId: string, token: string): Promise<void> {
  // Links of a release that did not store the message are the earliest, in the order of their creation.
  await sql`
    delete from mail_tokens as other using mail_tokens as undo
    where undo.token_hash = ${hashToken(token)} and other.user_id = ${userId} and other.purpose = 'undo'
      and other.used_at is null and (other.email = undo.email
        or (coalesce(other.message_id, 0), other.created_at) > (coalesce(undo.message_id, 0), undo.created_at))
  `.execute(db);
}
