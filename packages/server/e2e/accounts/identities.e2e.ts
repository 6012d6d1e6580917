import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/platform/database/database.ts';
import { uploadSite } from '../../src/testing/upload-site.ts';
import { twoSites } from '../support/own-server.ts';
import { random } from '../../src/testing/random.ts';
import { actions, pairOf, subjectOf, type World } from './identity-actions.ts';

// An address, a phone number and a Google identity belong to at most one account, under any concurrency: two servers on
// one Postgres run random actions at once. `INTERLEAVINGS` is the number of groups of actions, `SEED` repeats a run.
const interleavings = Number(process.env['INTERLEAVINGS'] ?? 24);
/** The number of consecutive groups with the same people. */
const wavesOfRound = 4;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
const actionsAtOnce = 6;

const { databases, sites } = await twoSites();
const places = uploadSite(databases[0]);
afterAll(() => places.remove());

const chance = random(seed);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
const unexpected: string[] = [];

/** Returns the violated invariants of a round. */
async function faultsOf(
  { emails, phones, enteredAddresses, deletionRequests, googleLogins }: World,
  db: OpenDatabase['db'],
  before: string[],
): Promise<string[]> {
  const faults: string[] = [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'phone'])
    .where((either) => either.or([either(sql`lower(email)`, 'in', emails), either('phone', 'in', phones)]))
    .execute();
  for (const column of ['email', 'phone'] as const) {
    const held = rows.flatMap((row) => row[column]?.toLowerCase() ?? []);
    for (const value of new Set(held))
      if (held.filter((each) => each === value).length > 1) faults.push(`${value} belongs to two accounts`);
  }
  for (const { id, email } of rows) {
    if (email !== null && enteredAddresses.get(id)?.has(email) !== true)
      faults.push(`${email} belongs to ${id}, whose owner never entered it`);
  }
  const identities = await db
    .selectFrom('federated_identities')
    .select(['subject', 'user_id'])
    .where('subject', 'in', emails.map(subjectOf))
    .execute();
  for (const email of emails) {
    const holders = identities.filter(({ subject }) => subject === subjectOf(email)).map(({ user_id: id }) => id);
    if (holders.length > 1) faults.push(`${subjectOf(email)} belongs to two accounts`);
    faults.push(
      ...holders
        .map((id) => pairOf(id, email))
        .filter((pair) => !googleLogins.has(pair))
        .map((pair) => `${pair} although that identity never logged in there`),
    );
  }
  const known = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ['none', ...before])
    .execute();
  const gone = before.filter((id) => !deletionRequests.has(id) && !known.some((row) => row.id === id));
  faults.push(...gone.map((id) => `account ${id} was deleted without a request`));
  return faults;
}

it(
  'never gives an address, a number or a Google identity to two accounts, and loses no account',
  { timeout: 120_000 + interleavings * 1000 },
  async () => {
    console.log(`${interleavings} interleavings of ${actionsAtOnce} simultaneous actions on two servers, SEED=${seed}`);
    const { db } = databases[0];
    const faults: string[] = [];
    let accounts = 0;
    let links = 0;
    for (let round = 0; round < interleavings / wavesOfRound; round++) {
      const world: World = {
        emails: ['a', 'b', 'c'].map((name) => `${name}-${round}@example.com`),
        phones: [`+2289${String(1_000_000 + round)}`],
        sessions: [],
        enteredAddresses: new Map(),
        deletionRequests: new Set(),
        googleLogins: new Set(),
        oneOf,
        unexpected,
        places: places.places,
      };
      for (let wave = 0; wave < wavesOfRound; wave++) {
        const before = (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
        await Promise.all(
          Array.from({ length: actionsAtOnce }, async (_, index) =>
            oneOf(actions)(world, sites[index % 2 === 0 ? 0 : 1]),
          ),
        );
        await Promise.all(sites.map(({ background }) => background.idle()));
        faults.push(...(await faultsOf(world, db, before)).map((fault) => `round ${round}, wave ${wave}: ${fault}`));
      }
      accounts += world.enteredAddresses.size;
      links += world.googleLogins.size;
      // The next round has new people and emails, so the tables stay small.
      await db.deleteFrom('users').execute();
      await db.deleteFrom('outbox').execute();
    }
    console.log(`${accounts} accounts, ${links} by Google, ${faults.length} faults, ${unexpected.length} unexpected`);
    expect(faults).toEqual([]);
    expect(unexpected).toEqual([]);
    expect(sites.flatMap(({ reported }) => reported)).toEqual([]);
  },
);
