import { beforeEach, expect, test } from 'vitest';
import { advanceTime } from '../../testing/advance-time.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { sql } from 'kysely';
import { countHit, secondsSince, secondsUntilReset } from './fixed-window.ts';

const { db } = await testDatabase();
const limit = { max: 2, seconds: 600 };
beforeEach(() => db.deleteFrom('rate_limits').execute());

test('windows stay correct when Unix seconds exceed 32 bits, in 2038', async () => {
  const at = (time: string) => sql<Date>`timestamptz ${sql.lit(time)}`;
  const start = secondsSince(sql`0`, at('2038-01-19T03:14:00Z'));
  const { rows } = await sql<object>`select
    ${start} = 2147483640 as before, ${secondsSince(sql`0`, at('2038-01-19T03:15:00Z'))} < 0 as after,
    ${secondsSince(start, at('2038-01-19T03:15:00Z'))} as elapsed`.execute(db);
  expect(rows).toEqual([{ before: true, after: true, elapsed: 60 }]);
});

test('secondsUntilReset is 0 while one more hit is allowed, then the rest of the window', async () => {
  expect(await secondsUntilReset(db, 'a', limit)).toBe(0);
  await countHit(db, 'a', limit);
  expect(await secondsUntilReset(db, 'a', limit)).toBe(0);
  await countHit(db, 'a', limit);
  expect(await secondsUntilReset(db, 'b', limit)).toBe(0);
  const wait = await secondsUntilReset(db, 'a', limit);
  expect(wait).toBeGreaterThan(590);
  expect(wait).toBeLessThanOrEqual(600);
  await advanceTime(db, 600);
  expect(await secondsUntilReset(db, 'a', limit)).toBe(0);
});
