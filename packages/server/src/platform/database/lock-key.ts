import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from './database.ts';

/**
 * Takes an advisory lock on a key until the end of the transaction. Other transactions with this key wait, on any
 * server.
 */
export async function lockKey(trx: Trx, key: string): Promise<void> {
  const number = createHash('sha256').update(key).digest().readBigInt64BE();
  await sql`select pg_advisory_xact_lock(${number.toString()}::bigint)`.execute(trx);
}
