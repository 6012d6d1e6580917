import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { isAccountErased } from './account-erased.ts';

const database = await testDatabase();

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
