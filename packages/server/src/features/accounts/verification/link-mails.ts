import type { Transaction } from 'kysely';
import { tooMany } from '../../../platform/limits/limits.ts';
import { limitOf, type RateLimit } from '../../../platform/limits/rate-limit.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import { secretHash } from '../../../platform/security/secrets.ts';
import type { Tables } from '../../../platform/database/tables.ts';

type Trx = Transaction<Tables>;

const hour = 3600;

/** Mails with a link that verifies its own address, that one account may ask for. */
const verifications = { most: 10, seconds: hour };
/** Mails with a link that confirms one new address, that one account may ask for. */
const confirmations = { most: 5, seconds: hour };
/** The same from all accounts together, each one's first apart: so nobody uses up what another account needs. */
const repeatedByAll = { most: 12, seconds: hour };

async function count(trx: Trx, key: string, limit: RateLimit): Promise<number> {
  const { hits, exceeded, retryAfter } = await limitOf(trx, key, limit);
  if (exceeded) throw tooMany(retryAfter);
  return hits;
}

/**
 * Queues the mail with the link that verifies an account's address; gives its number, or undefined when the same was
 * asked for a moment ago, which uses up nothing.
 * @throws Refused `rate/limited` when the account asked too often in an hour. Roll the transaction back then.
 */
export async function queueVerification(trx: Trx, userId: string): Promise<number | undefined> {
  const id = await queueMessage(trx, { kind: 'verification', userId });
  if (id !== undefined) await count(trx, `verification mails of ${userId}`, verifications);
  return id;
}

/**
 * Queues the mail with the link that confirms an account's new address, unless the same was asked for a moment ago.
 * @throws Refused `rate/limited` when the account, or all accounts together, asked too often in an hour for a mail to that
 * address. Roll the transaction back then.
 */
export async function queueConfirmation(trx: Trx, userId: string, email: string): Promise<void> {
  if ((await queueMessage(trx, { kind: 'confirm', userId, email })) === undefined) return;
  const to = `confirmation mails to ${secretHash(email)}`;
  const own = await count(trx, `${to} of ${userId}`, confirmations);
  if (own > 1) await count(trx, to, repeatedByAll);
}
