import { newsTags } from '@kermesse/api/news-tags';
import type { Operation } from '@kermesse/api/operation';
import { operations } from '@kermesse/api/operations';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { apiFeatures, cleanUp } from './features.ts';
import { pairHandlers } from './platform/operations/pair-handlers.ts';
import { advanceTime } from './testing/advance-time.ts';
import { testDatabase } from './testing/memory-database.ts';

const { db } = await testDatabase();

const all: readonly Operation[] = operations;
const { handlers, publicOperations } = apiFeatures;

it('every operation has a handler', () => {
  const paired = pairHandlers(all, handlers, publicOperations);
  expect(paired.map(([{ name }]) => name)).toEqual(
    all.filter((each) => !publicOperations.includes(each)).map(({ name }) => name),
  );
});

it('pairHandlers throws when an operation has no handler or several, and names it', () => {
  const without = handlers.filter(({ operation }) => operation !== newsTags);
  expect(() => pairHandlers(all, without, publicOperations)).toThrow(
    'Each operation needs one handler in packages/server/src/features.ts: news-tags has 0',
  );
  expect(() =>
    pairHandlers(all, [...handlers, ...handlers.filter(({ operation }) => operation === newsTags)], publicOperations),
  ).toThrow('news-tags has 2');
  expect(() => pairHandlers(all, handlers, [])).toThrow('thumbnails has 0');
});

it('a clean-up that fails is reported and does not prevent the others', async () => {
  const attempt = { nonce: 'n', code_verifier: 'v', state_hash: 's', browser_hash: 'b' };
  await db.insertInto('sign_in_attempts').values(attempt).execute();
  await advanceTime(db, 86_400);
  let queries = 0;
  const failing = db.withPlugin({
    transformQuery({ node }) {
      queries += 1;
      if (queries === 1) throw new Error('The first query fails');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const reported: unknown[] = [];
  await cleanUp({ db: failing, exclusive: false }, (error) => reported.push(error));
  expect(reported).toEqual([new Error('The first query fails')]);
  expect(await db.selectFrom('sign_in_attempts').selectAll().execute()).toEqual([]);
});

it('a clean-up frees the space of deleted rows in an embedded database', async () => {
  const fill = () =>
    sql`insert into contact_digests (digest, accepted_at)
      select gen_random_uuid()::text, now() - interval '2 days' from generate_series(1, 5000)`.execute(db);
  // Without the indexes, whose size depends on the random digests.
  const size = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_relation_size('contact_digests')::integer as bytes`.execute(db);
    return rows[0]?.bytes ?? 0;
  };
  const reported: unknown[] = [];
  const cleanUpNow = () => cleanUp({ db, exclusive: true }, (error) => reported.push(error));
  await fill();
  const full = await size();
  await cleanUpNow();
  await fill();
  await cleanUpNow();
  await fill();
  expect(await size()).toBe(full);
  await cleanUpNow();
  expect(reported).toEqual([]);
});
