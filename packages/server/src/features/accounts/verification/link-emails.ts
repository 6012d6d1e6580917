import { enforceLimit } from '../../../platform/limits/enforce-limit.ts';
import { hourly } from '../../../platform/limits/fixed-window.ts';
import { queueMessage } from '../../../platform/queue/queue.ts';
import { hashToken } from '../../../platform/security/secrets.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { accountMessages } from '../users/account-messages.ts';

/** The rate limit of verification emails per account. */
const verifications = hourly(10);
/** The rate limit of confirmation emails per account and new address. */
const confirmations = hourly(5);
/**
 * The rate limit of confirmation emails per new address, for all accounts together. It does not count the first email
 * of each account, so that no account can use up the limit of another.
 */
const repeatedByAll = hourly(12);

/**
 * Queues an email with a link that verifies the account's address. Returns the email's id, or undefined if the same
 * email was queued a moment ago, which does not count.
 * @throws Refused `rate/limited` after too many emails in an hour. Roll the transaction back then.
 */
export async function queueVerification(trx: Trx, userId: string): Promise<number | undefined> {
  const id = await queueMessage(trx, { kind: accountMessages.addressVerification, userId }, { priority: 'low' });
  if (id !== undefined) await enforceLimit(trx, `verification mails of ${userId}`, verifications);
  return id;
}

/**
 * Queues an email with a link that confirms the account's new address, unless the same email was queued a moment ago.
 * @throws Refused `rate/limited` after too many emails to that address in an hour, by the account or by all accounts
 * together. Roll the transaction back then.
 */
export async function queueConfirmation(trx: Trx, userId: string, email: string): Promise<void> {
  if (
    (await queueMessage(trx, { kind: accountMessages.newAddressConfirmation, userId, email }, { priority: 'low' })) ===
    undefined
  )
    return;
  const to = `confirmation mails to ${hashToken(email)}`;
  const count = await enforceLimit(trx, `${to} of ${userId}`, confirmations);
  if (count > 1) await enforceLimit(trx, to, repeatedByAll);
}
