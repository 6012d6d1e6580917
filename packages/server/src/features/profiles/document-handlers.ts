import { Refused } from '@kermesse/api/refused';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { documentsCreate } from '@kermesse/api/documents-create';
import { documentsRemove } from '@kermesse/api/documents-remove';
import { documentStatuses } from '@kermesse/api/schemas/uploads/document';
import { invalidFields, userHandler } from '../../platform/operations/handler.ts';
import { lockKey } from '../../platform/database/lock-key.ts';
import { daySeconds } from '../../platform/limits/fixed-window.ts';
import { createRateLimitRefusal } from '../../platform/limits/enforce-limit.ts';
import { profileRowOf, toDocument } from './rows.ts';

/** The maximum number of documents per user. */
const maxDocuments = 100;

/** The handlers of documents. Sender, profile and status never come from the request. */
export const documentHandlers = [
  userHandler(documentsCreate, async ({ path, name, type }, { db, caller: { userId } }) => {
    const profile = await profileRowOf(db, userId);
    if (profile === undefined) throw new Refused('auth/profile_not_found');
    const row = await db.transaction().execute(async (trx) => {
      // First the account and then its rows, as an erasure locks them: in another order, the two could deadlock.
      const account = await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .forKeyShare()
        .executeTakeFirst();
      if (account === undefined) throw new Refused('auth/required');
      // One at a time, so that each counts those before.
      await lockKey(trx, `documents of ${userId}`);
      const file = await trx
        .selectFrom('files')
        .select('path')
        .where('path', '=', path)
        .where('owner_id', '=', userId)
        .where('folder', '=', 'documents')
        .forKeyShare()
        .executeTakeFirst();
      if (file === undefined) throw invalidFields({ path: 'invalid' });
      const { many } = await trx
        .selectFrom('documents')
        .select((count) => count.fn.countAll<string>().as('many'))
        .where('sender_id', '=', userId)
        .where('path', '!=', path)
        .executeTakeFirstOrThrow();
      if (Number(many) >= maxDocuments) throw createRateLimitRefusal(daySeconds);
      const document = await trx
        .insertInto('documents')
        .values({ id: randomUUID(), path, profile_id: profile.id, sender_id: userId, name, type })
        // Changes nothing, but locks the document, so that a removal waits.
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ path }))
        .returningAll()
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('files')
        .set({ touched_at: sql<Date>`now()` })
        .where('path', '=', path)
        .execute();
      return document;
    });
    return { data: toDocument(row, profile.type) };
  }),

  // The file stays until the sweep removes it, a day later, unless a document uses it again.
  userHandler(documentsRemove, async ({ id }, { db, caller: { userId } }) => {
    const ownStatus = db.selectFrom('documents').select('status').where('id', '=', id).where('sender_id', '=', userId);
    const removed = await db
      .with('removed', (cte) =>
        cte
          .deleteFrom('documents')
          .where('id', '=', id)
          .where('sender_id', '=', userId)
          .where('status', '!=', documentStatuses.approved)
          .returning('path'),
      )
      .updateTable('files')
      .from('removed')
      .set({ touched_at: sql<Date>`now()` })
      .whereRef('files.path', '=', 'removed.path')
      .executeTakeFirst();
    if (removed.numUpdatedRows > 0n) return {};
    throw new Refused((await ownStatus.executeTakeFirst()) === undefined ? 'request/not_found' : 'request/refused');
  }),
];
