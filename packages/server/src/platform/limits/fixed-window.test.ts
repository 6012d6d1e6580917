import { beforeEach, expect, test } from 'vitest';
import { advanceTime } from '../../testing/advance-time.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { countHit, secondsUntilReset } from './fixed-window.ts';

const { db } = await testDatabase();
const limit = { max: 2, seconds: 600 };
beforeEach(() => db.deleteFrom('rate_limits').execute());

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
