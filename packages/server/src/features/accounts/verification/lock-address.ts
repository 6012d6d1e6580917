import type { Trx } from '../../../platform/database/database.ts';
import { lockKey } from '../../../platform/database/lock-key.ts';

/**
 * Locks an email address until the end of the transaction, across all servers. Lock an address before an account
 * (`lockUser`), and only one address, so that transactions cannot deadlock.
 */
export const lockAddress = (trx: Trx, email: string): Promise<void> => lockKey(trx, `email ${email}`);
