import type { ContractTarget } from '@kermesse/api/contract';
import { runGenerated } from '@kermesse/api/contract-requests';
import { sampleSeed, type ContractSeed } from '@kermesse/api/seed';
import { expect, test } from 'vitest';
import { checkDocument } from '../features/content/bundle.ts';
import { outboxMessages } from '../features/outbox/outbox.ts';
import { advanceTime } from './advance-time.ts';
import { logInNewUser, peopleTables, makePeople } from './people.ts';
import { writeBundle } from '../features/content/store.ts';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import { testSite, type TestSite } from './site.ts';

const tablesToEmpty = [
  'site',
  'pages',
  'redirects',
  'configuration_versions',
  'newsletter_emails',
  'newsletter_phones',
  'contact_messages',
  'contact_digests',
  'page_pictures',
  'rate_limits',
  ...peopleTables,
] as const;

async function reset(
  db: Database,
  { site, pages, newsletterEmails = [], newsletterPhones = [], people = [] }: ContractSeed,
): Promise<void> {
  for (const table of tablesToEmpty) await db.deleteFrom(table).execute();
  const { faults, bundle } = checkDocument({ site, pages });
  // Missing translations are allowed: one case tests their fallback.
  const rejected = faults.filter(({ kept }) => kept !== true);
  if (rejected.length > 0) throw new Error(`The contract's content has faults: ${JSON.stringify(rejected)}`);
  await writeBundle(db, bundle);
  for (const address of newsletterEmails) await db.insertInto('newsletter_emails').values({ address }).execute();
  for (const address of newsletterPhones) await db.insertInto('newsletter_phones').values({ address }).execute();
  await makePeople(db, people);
}

/** Creates a site for the contract. Its requests that wait for the end of a session time out soon. */
export const contractSite = (database: OpenDatabase): TestSite =>
  testSite(database, {}, undefined, { sessionWatchTimeout: 50 });

/** Creates the contract's target: the server on a given database. */
export function contractTarget({ site, db, apiKey, background }: TestSite): ContractTarget {
  const addresses = async (table: 'newsletter_emails' | 'newsletter_phones') =>
    (await db.selectFrom(table).select('address').execute()).map(({ address }) => address);
  return {
    apiKey,
    fetch: async (request) => site.fetch(request),
    seed: async (state) => {
      await background.idle();
      await reset(db, state);
    },
    outbox: async () => {
      await background.idle();
      return (await outboxMessages(db)).map(({ subject, ...message }) => ({ ...message, subject: subject ?? '' }));
    },
    advance: async (seconds) => {
      await background.idle();
      await advanceTime(db, seconds);
    },
    subscriptions: async () => ({
      emails: await addresses('newsletter_emails'),
      phones: await addresses('newsletter_phones'),
      messages: (await db.selectFrom('contact_messages').select('subject').execute()).map(({ subject }) => subject),
    }),
  };
}

const seed = Number(process.env['SEED'] ?? 20_261_121);
/** `REQUESTS=10000` is the full measurement: `npm run figures`. */
const requests = Number(process.env['REQUESTS'] ?? 600);

/** Tests a site with generated requests. */
export function describeGeneratedRequests(site: () => TestSite): void {
  test(`${requests} generated requests get responses that match the contract, none with a status of 500 or more`, async () => {
    console.log(`seed ${seed}`);
    const target = contractTarget(site());
    await target.seed(sampleSeed);
    const logIn = () => logInNewUser(site().db);
    expect(await runGenerated(target, { seed, count: requests, logIn })).toEqual([]);
    expect(site().reported).toEqual([]);
  }, 300_000);
}
