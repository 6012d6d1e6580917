import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Makes everybody with the same key wait for this transaction's end, on any server. */
export async function holdKey(trx: Transaction<Tables>, key: string): Promise<void> {
  const number = createHash('sha256').update(key).digest().readBigInt64BE();
  await sql`select pg_advisory_xact_lock(${number.toString()}::bigint)`.execute(trx);
}
