import { beforeEach } from 'vitest';
import type { OpenDatabase } from '../platform/database/database.ts';
import { accountSite, type AccountSite } from './account-site.ts';
import { testDatabase } from './memory-database.ts';

/**
 * Creates an empty database and a site with accounts for all tests of a file, and closes them afterwards. Resets the
 * rate limits before each test.
 */
export async function sharedAccountSite(): Promise<{ database: OpenDatabase; site: AccountSite }> {
  const database = await testDatabase();
  beforeEach(async () => {
    await database.db.deleteFrom('rate_limits').execute();
  });
  return { database, site: accountSite(database) };
}
