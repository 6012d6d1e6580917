import { afterAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '../platform/database/database.ts';
import { accountSite, type AccountSite } from './account-site.ts';
import { memoryDatabase } from './memory-database.ts';

/**
 * Makes what all tests of a file share: an empty database and a site with people on it, closed after them. Each test begins
 * with unused limits.
 */
export async function sharedAccountSite(): Promise<{ database: OpenDatabase; site: AccountSite }> {
  const database = await memoryDatabase();
  beforeEach(async () => {
    await database.db.deleteFrom('rate_limits').execute();
  });
  afterAll(() => database.close());
  return { database, site: accountSite(database) };
}
