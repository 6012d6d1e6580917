import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/memory-database.ts';
import { createSessionWatch } from './session-watch.ts';

const { db } = await testDatabase();
const fail = (error: unknown) => expect.fail(String(error));

it('a stopping server answers waiting requests at once, and those that arrive afterwards', async () => {
  const watch = createSessionWatch(db, fail, { timeout: 60_000 });
  const { signal } = new AbortController();
  const waiting = watch.wait('session', signal);
  watch.close();
  expect(await waiting).toBe('unchanged');
  expect(await watch.wait('session', signal)).toBe('unchanged');
}, 5000);
