import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { eraseDueAccounts } from '../../src/features/accounts/deletion/erase.ts';
import { deleteOldCounters, hourly, tryCountHit } from '../../src/platform/limits/fixed-window.ts';
import { hashToken } from '../../src/platform/security/secrets.ts';
import { advanceTime } from '../../src/testing/advance-time.ts';
import { pathOf, pdf, uploadSite } from '../../src/testing/upload-site.ts';
import { twoSites } from '../support/own-server.ts';
import { waitForLocks } from '../support/postgres.ts';

// Locks of other transactions need real concurrency: two connections to one Postgres.
const { databases, sites } = await twoSites();
const [{ db }, { db: second }] = databases;
const site = uploadSite(databases[0]);
afterAll(() => site.remove());
/** Counts runs of a test, so that a retry uses fresh addresses. */
let attempts = 0;

it('erasing an account does not wait for a rate limit that another transaction has locked', async () => {
  attempts += 1;
  const email = `leaving-${attempts}@example.com`;
  const { user } = await sites[0].register(email);
  const [locked, other] = [`reset mail to ${hashToken(email)}`, `mail passwordChanged to ${hashToken(email)}`];
  for (const key of [locked, other]) await tryCountHit(db, key, hourly(3));
  const due = { erase_at: sql<Date>`now()` };
  await db.updateTable('users').set(due).where('id', '=', user.id).execute();
  const reported: unknown[] = [];
  const options = { ...site.places, report: (error: unknown) => reported.push(error), security: () => undefined };
  const erased = await second.transaction().execute(async (trx) => {
    await tryCountHit(trx, locked, hourly(3));
    return Promise.race([eraseDueAccounts(options), setTimeout(10_000, 'waits')]);
  });
  expect(erased).toBe(1);
  const left = await db.selectFrom('rate_limits').select('key').where('key', 'in', [locked, other]).execute();
  expect(left).toEqual([{ key: locked }]);
  expect(reported).toEqual([]);
});

it('deleting old rate limits does not wait for one that another transaction has locked', async () => {
  const keys = ['old and locked', 'old'];
  for (const key of keys) await tryCountHit(db, key, hourly(3));
  await advanceTime(db, 100 * 86_400);
  const outcome = await second.transaction().execute(async (trx) => {
    await tryCountHit(trx, 'old and locked', hourly(3));
    return Promise.race([deleteOldCounters(db).then(() => 'deleted'), setTimeout(10_000, 'waits')]);
  });
  expect(outcome).toBe('deleted');
  const left = await db.selectFrom('rate_limits').select('key').where('key', 'in', keys).execute();
  expect(left).toEqual([{ key: 'old and locked' }]);
});

it('a document that is created while its account is erased is refused, and does not block the erasure', async () => {
  const caller = await site.newcomer();
  const path = pathOf(await caller.upload('documents', pdf()));
  // The steps of an erasure (`eraseAccount`) in their order: other rows are deleted by cascade.
  const response = await second.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', caller.id).forUpdate().execute();
    const created = caller.send('POST', '/documents', { path, name: 'licence.pdf' });
    await waitForLocks(db);
    await trx.deleteFrom('files').where('owner_id', '=', caller.id).execute();
    await trx.deleteFrom('users').where('id', '=', caller.id).execute();
    return { created };
  });
  expect(await response.created).toMatchObject({ status: 401, body: { errorCode: 'auth/required' } });
  expect(site.reported).toEqual([]);
});
