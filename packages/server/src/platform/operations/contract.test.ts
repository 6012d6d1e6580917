import { describeContract } from '@kermesse/api/contract-tests';
import { expect, test } from 'vitest';
import { contractSite, contractTarget, describeGeneratedRequests } from '../../testing/contract-target.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { watchOutgoing } from '../../testing/outgoing.ts';

const outgoing = watchOutgoing();

const database = await testDatabase();
// The cases write to the database directly, so the site reads the content version each time, as with a shared
// database.
const site = contractSite({ ...database, exclusive: false });

describeContract('the server on the embedded database', () => contractTarget(site));

describeGeneratedRequests(() => site);

test('none of these requests made the server send a request itself', async () => {
  expect(outgoing).toEqual([]);
  await expect(fetch('http://127.0.0.1:49151/noticed')).rejects.toThrow('fetch failed');
  expect(outgoing).toEqual(['http://127.0.0.1:49151/noticed', 'a socket']);
});
