import { afterAll } from 'vitest';
import { accountSite } from '../../src/testing/account-site.ts';
import { createDatabase, openWithLongTimeouts } from './postgres.ts';
import { kill, startServer, type Server } from './processes.ts';

/** Starts a server for the tests of a file, and kills it after them. */
export async function ownServer(...options: Parameters<typeof startServer>): Promise<Server> {
  const server = await startServer(...options);
  afterAll(() => kill(server));
  return server;
}

/** Opens a Postgres database twice for the tests of a file, with a site on each, and closes both after them. */
export async function twoSites() {
  const url = await createDatabase();
  const [one, other] = await Promise.all([openWithLongTimeouts(url), openWithLongTimeouts(url)]);
  afterAll(() => Promise.all([one.close(), other.close()]));
  return { databases: [one, other] as const, sites: [accountSite(one), accountSite(other)] as const };
}
