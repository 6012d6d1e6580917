import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Uses a proof up. Gives whether it was unused, to exactly one of many who ask at once. `until`: when it ends by itself. */
export async function spendOnce(db: Database, key: string, until: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows: made } = await db
    .insertInto('used_human_checks')
    .values({ key, expires_at: until })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return made === 1n;
}

/** Forgets proofs that have ended by themselves. */
export async function deleteExpiredChecks(db: Database): Promise<void> {
  await sql`delete from used_human_checks where expires_at < now() - interval '1 hour'`.execute(db);
}
