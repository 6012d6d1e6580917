import type { Database } from '../database/database.ts';

/**
 * Marks a proof as used. Resolves to true for exactly one of several simultaneous callers. `until`: when the proof
 * expires.
 */
export async function consumeOnce(db: Database, key: string, until: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows: changedRows } = await db
    .insertInto('used_human_checks')
    .values({ key, expires_at: until })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return changedRows === 1n;
}
