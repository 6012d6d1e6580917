import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { mocks } from '../mocks.ts';
import type { MockUser } from '../mock/accounts/accounts.ts';
import { startSession } from '../mock/accounts/sessions.ts';
import { createWorld, resetWorld, subscriptionsOf } from '../mock/world.ts';
import type { ContractTarget } from './contract.ts';
import { describeContract } from './describe-contract.ts';
import { runGenerated } from './generated-requests.ts';
import { people } from './seed/people.ts';
import { sampleSeed } from './seed/seed.ts';

/** The number of generated requests. `npm run figures` sets `REQUESTS=10000`. */
const requests = Number(process.env['REQUESTS'] ?? 1000);
const world = createWorld();
const handlers = mocks.map((mock) => mock.live(world));

const mock: ContractTarget = {
  // Without a socket, which would take more time than the mocks.
  fetch: async (request) => (await getResponse(handlers, request)) ?? Response.error(),
  seed: async (state) => resetWorld(world, state),
  subscriptions: async () => subscriptionsOf(world),
  outbox: async () => world.accounts.sentMessages,
  advance: async (seconds) => {
    world.accounts.clockOffset += seconds * 1000;
  },
};

describeContract('the mock', () => mock);

test(`${requests} generated requests get only declared responses`, { timeout: 60_000 + requests * 100 }, async () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
  process.stdout.write(`SEED=${seed}\n`);
  resetWorld(world, { ...sampleSeed, people: [people.provider] });
  const logIn = async () => {
    const { user, accessToken } = startSession(world.accounts, world.accounts.users[0] as MockUser);
    return { userId: user.id, token: accessToken };
  };
  expect(await runGenerated(mock, { seed, count: requests, logIn })).toEqual([]);
});
