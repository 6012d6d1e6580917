import { runGenerated } from '@kermesse/api/contract-requests';
import { describeContract } from '@kermesse/api/contract-tests';
import { sampleSeed } from '@kermesse/api/seed';
import { expect, test } from 'vitest';
import { contractTarget } from '../../testing/contract-target.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { watchOutgoing } from '../../testing/outgoing.ts';
import { logInNewUser } from '../../testing/people.ts';
import { testSite } from '../../testing/site.ts';

const seed = Number(process.env['SEED'] ?? 20_261_121);
/** `REQUESTS=10000` is the full measurement: `npm run figures`. */
const requests = Number(process.env['REQUESTS'] ?? 600);

const outgoing = watchOutgoing();

const database = await testDatabase();
// The cases write to the database directly, so the site reads the content version each time, as with a shared
// database.
const site = testSite({ ...database, exclusive: false });

describeContract('the server on the embedded database', () => contractTarget(site));

test(`${requests} generated requests get responses that match the contract, none with a status of 500 or more`, async () => {
  console.log(`seed ${seed}`);
  const target = contractTarget(site);
  await target.seed(sampleSeed);
  const logIn = () => logInNewUser(site.db);
  expect(await runGenerated(target, { seed, count: requests, logIn })).toEqual([]);
  expect(site.reported).toEqual([]);
}, 300_000);

test('none of these requests made the server send a request itself', async () => {
  expect(outgoing).toEqual([]);
  await expect(fetch('http://127.0.0.1:49151/noticed')).rejects.toThrow('fetch failed');
  expect(outgoing).toEqual(['http://127.0.0.1:49151/noticed', 'a socket']);
});
