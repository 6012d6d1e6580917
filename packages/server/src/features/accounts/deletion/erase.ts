import { sql, type Transaction } from 'kysely';
import { queueMessage } from '../../../platform/queue/queue.ts';
import type { PersonKeys } from '../../../platform/database/personal-data.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { SecurityLog } from '../../../platform/logging/security-log.ts';
import { pathsOf, removeErased, type FilePlaces } from '../../uploads/records/records.ts';
import { keysOf, personalData } from './personal-data.ts';

type Trx = Transaction<Tables>;

/** The paths in the store of everything that a person uploaded, thumbnails included. */
async function storedPaths(trx: Trx, { userId }: PersonKeys): Promise<string[]> {
  const rows = await trx.selectFrom('files').select('path').where('owner_id', '=', userId).execute();
  return rows.flatMap(({ path }) => pathsOf(path));
}

async function eraseRows(trx: Trx, person: PersonKeys): Promise<void> {
  for (const { table, rows } of personalData) {
    const mine = rows(person);
    if (mine !== undefined) await sql`delete from ${sql.table(table)} where ${mine}`.execute(trx);
  }
}

/**
 * Erases the rows of one account whose day has come, all of them or none, and orders the mail that says so.
 * @returns the paths of its files; undefined when it was kept, or another server erases it.
 */
async function eraseAccount({ db }: Pick<FilePlaces, 'db'>, id: string): Promise<string[] | undefined> {
  return db.transaction().execute(async (trx) => {
    // Locked, so that keeping the account and erasing it never both succeed, and no upload comes in between.
    const user = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where('erase_at', '<=', sql<Date>`now()`)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (user === undefined) return undefined;
    const person = keysOf(user);
    const paths = await storedPaths(trx, person);
    await eraseRows(trx, person);
    // Whatever happens next, these are removed for good and not set aside.
    for (const path of paths)
      await trx
        .insertInto('erased_files')
        .values({ path })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (user.email !== null) await queueMessage(trx, { kind: 'erased', email: user.email, about: user.locale });
    return paths;
  });
}

/**
 * Erases every account whose day has come: rows first, in one transaction for each account, then files. A process that is
 * killed in between leaves files that the sweep of the next start removes for good (`sweepFiles`). An account
 * that cannot be erased is reported and does not hold up the others.
 * @returns how many were erased.
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
      await removeErased({ db, files });
    } catch (error) {
      report(error);
    }
  }
  return erased;
}
