import { afterAll, beforeAll, expect, it } from 'vitest';
import { memoryDatabase } from '../../testing/memory-database.ts';
import type { OpenDatabase } from './database.ts';
import { isAccountErased } from './account-erased.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
}, 60_000);
afterAll(() => database.close());

it('recognizes a failed write for an erased account and no other failure', async () => {
  const failure = await database.db
    .insertInto('federated_identities')
    .values({ issuer: 'https://issuer.example', subject: 'afi', user_id: 'erased' })
    .execute()
    .catch((error: unknown) => error);
  expect(isAccountErased(failure)).toBe(true);
  const twice = database.db
    .insertInto('users')
    .values({ id: 'same', firstname: 'Afi', lastname: 'Mensah', auth_type: 'phone' });
  await twice.execute();
  const other = await twice.execute().catch((error: unknown) => error);
  expect(other).toBeInstanceOf(Error);
  expect(isAccountErased(other)).toBe(false);
  expect(isAccountErased('23503')).toBe(false);
});
