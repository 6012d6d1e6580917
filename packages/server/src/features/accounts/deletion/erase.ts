import { sql } from 'kysely';
import { queueMessage } from '../../../platform/queue/queue.ts';
import type { PersonKeys } from '../../../platform/database/personal-data.ts';
import type { SecurityLog } from '../../../platform/logging/security-log.ts';
import { pathsOf, removeErased, type FilePlaces } from '../../uploads/records/records.ts';
import { keysOf, personalTables } from './personal-data.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { accountMessages } from '../users/account-messages.ts';

/** Returns the paths of all uploads of a user in the store, including thumbnails. */
async function storedPaths(trx: Trx, { userId }: PersonKeys): Promise<string[]> {
  const rows = await trx.selectFrom('files').select('path').where('owner_id', '=', userId).execute();
  return rows.flatMap(({ path }) => pathsOf(path));
}

async function eraseRows(trx: Trx, person: PersonKeys): Promise<void> {
  for (const { table, rows } of personalTables) {
    const condition = rows(person);
    if (condition !== undefined) await sql`delete from ${sql.table(table)} where ${condition}`.execute(trx);
  }
}

/**
 * Erases the rows of one account that is due, in one transaction, and queues the email about the erasure.
 * @returns the paths of its files; undefined if its deletion was cancelled or another server erases it.
 */
async function eraseAccount({ db }: Pick<FilePlaces, 'db'>, id: string): Promise<string[] | undefined> {
  return db.transaction().execute(async (trx) => {
    // Lock the row, so that a cancellation and the erasure never both succeed, and no upload starts meanwhile.
    const user = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where('erase_at', '<=', sql<Date>`now()`)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (user === undefined) return undefined;
    const person = await keysOf(trx, user);
    const paths = await storedPaths(trx, person);
    await eraseRows(trx, person);
    // Record the files, so that even after a crash the sweep deletes them instead of setting them aside.
    if (paths.length > 0)
      await trx
        .insertInto('erased_files')
        .values(paths.map((path) => ({ path })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (user.email !== null)
      await queueMessage(trx, { kind: accountMessages.accountErased, email: user.email, about: user.locale });
    return paths;
  });
}

/**
 * Erases all accounts that are due: rows first, in one transaction per account, then all files. If the process is
 * killed in between, the sweep of the next start deletes the files (`sweepFiles`). Reports an account that cannot be
 * erased and continues with the others.
 * @returns the number of erased accounts.
 */
export async function eraseDueAccounts(
  places: FilePlaces & { report(error: unknown): void; security: SecurityLog },
): Promise<number> {
  const { db, files, report, security } = places;
  const due = await db
    .selectFrom('users')
    .select('id')
    .where('erase_at', '<=', sql<Date>`now()`)
    .orderBy('erase_at')
    .execute();
  let erased = 0;
  for (const { id } of due) {
    try {
      const paths = await eraseAccount(places, id);
      if (paths === undefined) continue;
      erased += 1;
      security({ event: 'account-erasure', outcome: 'success', userId: id });
    } catch (error) {
      report(error);
    }
  }
  // Once for all accounts: a bucket that does not respond takes seconds to fail.
  if (erased > 0) await removeErased({ db, files }).catch(report);
  return erased;
}
