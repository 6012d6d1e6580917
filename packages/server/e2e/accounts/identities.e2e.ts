import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userOfIdentity } from '../../src/features/accounts/google/federated-identities.ts';
import type { OpenDatabase } from '../../src/platform/database/database.ts';
import { eraseDueAccounts } from '../../src/features/accounts/deletion/erase.ts';
import {
  accountSite,
  browserOf,
  password,
  sessionIn,
  type AccountSite,
  type ApiAnswer,
} from '../../src/testing/account-site.ts';
import { uploadSite, type UploadSite } from '../../src/testing/upload-site.ts';
import { openPatiently, startPostgres, type Postgres } from '../support/postgres.ts';
import { random } from '../support/random.ts';

// An address, a phone number and a Google identity belong to one account at most, whatever happens at the same time: two
// servers on one Postgres take random actions at once. `INTERLEAVINGS` says how many groups of actions, `SEED` repeats a run.
const interleavings = Number(process.env['INTERLEAVINGS'] ?? 24);
/** How many of them the same people take part in, one after the other. */
const wavesOfRound = 4;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
const actionsAtOnce = 6;

let postgres: Postgres;
let databases: OpenDatabase[];
let sites: AccountSite[];
let places: UploadSite;

beforeAll(async () => {
  postgres = await startPostgres();
  databases = await Promise.all([openPatiently(postgres.url), openPatiently(postgres.url)]);
  sites = databases.map((database) => accountSite(database));
  places = uploadSite(databases[0] as OpenDatabase);
});
afterAll(async () => {
  places?.remove();
  await Promise.all(databases.map(({ close }) => close()));
  await postgres.stop();
});

/** What somebody knows after the actions so far. */
interface World {
  emails: string[];
  phones: string[];
  sessions: { userId: string; token: string }[];
  /** Addresses that each account was given by its own person: at registering, by Google, or by asking for a change. */
  asked: Map<string, Set<string>>;
  /** Accounts whose person asked for their deletion. */
  leaving: Set<string>;
}

const chance = random(seed);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
/** What an action may answer beside success: refusals that a person can meet, never `server/error`. */
const refusals = new Set([
  'auth/email_already_used',
  'auth/email_already_verified',
  'auth/phone_already_used',
  'auth/invalid_token',
  'auth/session_ended',
  'auth/missing_data',
  'auth/wrong_password',
  'auth/fresh_sign_in_required',
  'auth/code_expired',
  'auth/code_verification_failed',
  'auth/no_phone_found',
  'form/invalid_data',
  'rate/limited',
  'auth/user_disabled',
  'auth/human_check_required',
  'auth/unauthorized',
]);
const surprises: string[] = [];

function expected(what: string, { status, body }: ApiAnswer): boolean {
  if (status === 200) return true;
  if (!refusals.has(body.errorCode ?? '')) surprises.push(`${what}: ${status} ${JSON.stringify(body)}`);
  return false;
}

function note(world: World, userId: string, email: string): void {
  const addresses = world.asked.get(userId) ?? new Set();
  world.asked.set(userId, addresses.add(email));
}

/** The links of a kind that were mailed in this round. */
async function mailed(site: AccountSite, world: World, kind: RegExp): Promise<string[]> {
  const messages = await site.db
    .selectFrom('outbox')
    .select(['links', 'recipient'])
    .where('recipient', 'in', world.emails)
    .execute();
  return messages
    .flatMap(({ links }) => (Array.isArray(links) ? (links as string[]) : []))
    .filter((link) => kind.test(link));
}

type Action = (world: World, site: AccountSite) => Promise<void>;

const register: Action = async (world, site) => {
  const email = oneOf(world.emails);
  const answer = await site.post('/auth/register', {
    firstname: 'Afi',
    lastname: 'Mensah',
    email,
    password,
    passwordConfirmation: password,
  });
  if (!expected('register', answer)) return;
  const { user, accessToken } = sessionIn(answer);
  note(world, user.id, email);
  world.sessions.push({ userId: user.id, token: accessToken });
};

const verify: Action = async (world, site) => {
  const [, id, hash] =
    /\/verify-email\/([^/]+)\/([^/]+)$/.exec(oneOf(await mailed(site, world, /\/verify-email\//)) ?? '') ?? [];
  if (id !== undefined) expected('verify', await site.post('/auth/verify-email', { id, hash }));
};

const change: Action = async (world, site) => {
  const session = oneOf(world.sessions);
  if (session === undefined) return;
  const email = oneOf(world.emails);
  // Noted before the answer: the link may be followed by another action at once.
  note(world, session.userId, email);
  expected(
    'change',
    await site.post('/auth/edit-email', { email, currentPassword: password }, { token: session.token }),
  );
};

const undo: Action = async (world, site) => {
  const token = oneOf(await mailed(site, world, /\/undo-email\//))
    ?.split('/')
    .at(-1);
  if (token !== undefined) expected('undo', await site.post('/auth/undo-email', { token }));
};

const google: Action = async (world, site) => {
  const email = oneOf(world.emails);
  const identity = {
    issuer: 'https://issuer.example',
    subject: `${email} at Google`,
    email,
    emailVerified: true,
    firstname: 'Afi',
    lastname: 'Mensah',
    locale: 'fr' as const,
  };
  const { user } = await userOfIdentity(site.db, identity);
  note(world, user.id, email);
};

const phone: Action = async (world, site) => {
  const number = oneOf(world.phones);
  const headers = browserOf(number);
  const asked = await site.post(
    '/auth/phone',
    { phone: number, firstname: 'Akou', lastname: 'Sena', humanCheck: site.proof() },
    { headers },
  );
  if (!expected('phone', asked)) return;
  await site.background.idle();
  const message = await site.db
    .selectFrom('outbox')
    .select('code')
    .where('recipient', '=', number)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (message?.code == null) return;
  const answer = await site.post('/auth/phone/verify', { phone: number, code: message.code }, { headers });
  if (expected('code', answer))
    world.sessions.push({ userId: sessionIn(answer).user.id, token: sessionIn(answer).accessToken });
};

const leave: Action = async (world, site) => {
  const session = oneOf(world.sessions);
  if (session === undefined) return;
  const row = await site.db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', session.userId)
    .executeTakeFirst();
  const body = { ...(row?.email != null && { email: row.email }), ...(row?.password_hash != null && { password }) };
  // Noted before the answer, as above.
  world.leaving.add(session.userId);
  expected('leave', await site.post('/account-deletion', body, { token: session.token }));
};

/** The day of everybody in the round who asked for deletion comes at once. */
const erase: Action = async (world, { db }) => {
  if (world.leaving.size === 0) return;
  await db
    .updateTable('users')
    .set({ erase_at: sql<Date>`now()` })
    .where('id', 'in', [...world.leaving])
    .where('erase_at', 'is not', null)
    .execute();
  const reported: unknown[] = [];
  await eraseDueAccounts({ ...places.places, report: (error) => reported.push(error), security: () => undefined });
  surprises.push(...reported.map((error) => `erase: ${String(error)}`));
};

const actions: readonly Action[] = [register, register, verify, verify, change, undo, google, phone, leave, erase];

/** What is wrong with the accounts of a round. */
async function faultsOf(
  { emails, phones, asked, leaving }: World,
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
    if (email !== null && asked.get(id)?.has(email) !== true)
      faults.push(`${email} belongs to ${id}, whose person never gave it`);
  }
  const known = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ['none', ...before])
    .execute();
  const gone = before.filter((id) => !leaving.has(id) && !known.some((row) => row.id === id));
  faults.push(...gone.map((id) => `account ${id} is gone, and nobody asked for that`));
  return faults;
}

it(
  'gives no address, number or Google identity to two accounts, and loses no account',
  { timeout: 120_000 + interleavings * 1000 },
  async () => {
    console.log(`${interleavings} interleavings of ${actionsAtOnce} actions at once on two servers, SEED=${seed}`);
    const { db } = databases[0] as OpenDatabase;
    const faults: string[] = [];
    let accounts = 0;
    for (let round = 0; round < interleavings / wavesOfRound; round++) {
      const world: World = {
        emails: ['a', 'b', 'c'].map((name) => `${name}-${round}@example.com`),
        phones: [`+2289${String(1_000_000 + round)}`],
        sessions: [],
        asked: new Map(),
        leaving: new Set(),
      };
      for (let wave = 0; wave < wavesOfRound; wave++) {
        const before = (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
        await Promise.all(
          Array.from({ length: actionsAtOnce }, async (_, index) =>
            oneOf(actions)(world, sites[index % 2] as AccountSite),
          ),
        );
        await Promise.all(sites.map(({ background }) => background.idle()));
        faults.push(...(await faultsOf(world, db, before)).map((fault) => `round ${round}, wave ${wave}: ${fault}`));
      }
      accounts += world.asked.size;
      // The next round has people and mails of its own, so that tables stay small.
      await db.deleteFrom('users').execute();
      await db.deleteFrom('outbox').execute();
    }
    console.log(`${accounts} accounts, ${faults.length} faults, ${surprises.length} surprises`);
    expect(faults).toEqual([]);
    expect(surprises).toEqual([]);
    expect(sites.flatMap(({ reported }) => reported)).toEqual([]);
  },
);
