import { expect, it } from 'vitest';
import { ownServer } from '../support/own-server.ts';
import { browserOf } from '../../src/testing/account-site.ts';
import { demoFolder } from '../support/folders.ts';
import { random } from '../../src/testing/random.ts';

// Logging in, requesting a reset and requesting a code must not reveal whether an account exists, neither by the
// response nor by its time: the medians of the two groups differ by at most 5 ms. Registration and the look-up of a
// number follow the specification (§7, §8): they reveal what is taken, and nothing else.
const limit = 5;
/**
 * The number of accounts of each kind, each compared with two unknown names. `TRIALS=120` also measures the time, on an
 * otherwise idle machine: `npm run figures`. Without it, only the responses are compared.
 */
const trials = Number(process.env['TRIALS'] ?? 0);
const triples = Math.max(trials, 3);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);

const budgets = [
  'SMS_HOUR_LIMIT',
  'SMS_DAY_LIMIT',
  'SMS_COUNTRY_HOUR_LIMIT',
  'SMS_COUNTRY_DAY_LIMIT',
  'SMS_PREFIX_HOUR_LIMIT',
  'SMS_PREFIX_DAY_LIMIT',
  'SMS_ADDRESS_HOUR_LIMIT',
];
const plentyOfSms = Object.fromEntries(budgets.map((name) => [name, '1000000']));

let count = 0;
const chance = random(seed);

console.log(`SEED=${seed}`);
const server = await ownServer(demoFolder(), {
  NODE_ENV: 'development',
  HUMAN_CHECK: 'test',
  AUTH_LIMIT: '1000000',
  MAIL_HOUR_LIMIT: '1000000',
  ...plentyOfSms,
});

const fresh = () => `person-${seed}-${(count += 1)}@example.com`;
const freshPhone = () => `+2289${String(1_000_000 + (count += 1))}`;
const password = 'Tissus-et-tam-tams-7';
const names = { firstname: 'Afi', lastname: 'Mensah' };
const form = (email: string, chosen = password) => ({
  ...names,
  email,
  password: chosen,
  passwordConfirmation: chosen,
});

interface TimedResponse {
  status: number;
  text: string;
  took: number;
}

async function call(path: string, body?: object, headers: Record<string, string> = {}): Promise<TimedResponse> {
  const began = performance.now();
  const response = await fetch(`${server.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-api-key': 'kermesse-development', 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, took: performance.now() - began };
}

const readOutbox = () => fetch(`${server.url}/dev/outbox.json`).then((response) => response.text());

async function registered(): Promise<string> {
  const email = fresh();
  expect((await call('/auth/register', form(email))).status).toBe(200);
  return email;
}

/** Creates an account with a verified address and returns the address. */
async function verified(): Promise<string> {
  const email = await registered();
  const messages = JSON.parse(await readOutbox()) as { to: string; links: string[] }[];
  const link = messages.find(({ to }) => to === email)?.links[0] ?? '';
  const [, id, hash] = /\/verify-email\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  expect((await call('/auth/verify-email', { id, hash })).status).toBe(200);
  return email;
}

async function ownedPhone(): Promise<string> {
  const phone = freshPhone();
  const humanCheck = { kind: 'altcha', token: `human-${(count += 1)}` };
  const browser = browserOf(phone);
  expect((await call('/auth/phone', { phone, ...names, humanCheck }, browser)).status).toBe(200);
  const messages = JSON.parse(await readOutbox()) as { to: string; code: string }[];
  expect(
    (await call('/auth/phone/verify', { phone, code: messages.find(({ to }) => to === phone)?.code }, browser)).status,
  ).toBe(200);
  return phone;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
/** Returns a body without the values that differ each time. */
const shape = (text: string) => text.replaceAll(/"(accessToken|id|email|phone)":"[^"]*"/g, '"$1":"…"');

interface Kind {
  name: string;
  make: () => Promise<string>;
  invent: () => string;
  ask: (who: string) => Promise<TimedResponse>;
}

type Group = 'known' | 'unknown' | 'control';

/** Makes requests for known and unknown names in random order. The control group has unknown names, too. */
async function measure(
  known: string[],
  { invent, ask }: Kind,
): Promise<{ bodies: Set<string>; medians: Record<Group, number> }> {
  const took: Record<Group, number[]> = { known: [], unknown: [], control: [] };
  const bodies = new Set<string>();
  for (const who of known) {
    const three: [Group, string][] = [
      ['known', who],
      ['unknown', invent()],
      ['control', invent()],
    ];
    for (const [group, name] of three.toSorted(() => chance() - 0.5)) {
      const response = await ask(name);
      took[group].push(response.took);
      bodies.add(`${response.status} ${shape(response.text)}`);
      await readOutbox();
    }
  }
  return {
    bodies,
    medians: { known: median(took.known), unknown: median(took.unknown), control: median(took.control) },
  };
}

const humanCheck = () => ({ kind: 'altcha', token: `human-${(count += 1)}` });
const wrong = (email: string) => call('/auth/login', { email, password: 'Not-the-right-one-1' });

const kinds: Kind[] = [
  { name: 'login', make: registered, invent: fresh, ask: wrong },
  { name: 'login with a verified address', make: verified, invent: fresh, ask: wrong },
  { name: 'reset', make: verified, invent: fresh, ask: (email) => call('/auth/send-password-link', { email }) },
  {
    name: 'sending a code',
    make: ownedPhone,
    invent: freshPhone,
    ask: (phone) => call('/auth/phone', { phone, ...names, humanCheck: humanCheck() }),
  },
];

async function people(make: Kind['make']): Promise<string[]> {
  const made: string[] = [];
  for (let index = 0; index < triples; index++) made.push(await make());
  return made;
}

it.each(kinds)(
  '$name responds to known and unknown names identically, in the same time',
  async (kind) => {
    const { bodies, medians } = await measure(await people(kind.make), kind);
    expect([...bodies]).toHaveLength(1);
    if (trials === 0) return;
    const apart = Math.abs(medians.known - medians.unknown);
    // The difference between two unknown groups is the measurement error of this machine.
    const noise = Math.abs(medians.control - medians.unknown);
    console.log(
      `${kind.name}: ${trials} of each group, medians differ by ${apart.toFixed(2)} ms (control: ${noise.toFixed(2)} ms)`,
    );
    expect(apart).toBeLessThanOrEqual(limit);
  },
  60_000 + triples * 4000,
);

it('registration reveals that an address is taken, the look-up whether a number is known, and neither reveals the owner', async () => {
  const taken = await call('/auth/register', form(await verified(), 'Another-drum-number-1'));
  expect([taken.status, JSON.parse(taken.text)]).toEqual([
    409,
    { errorCode: 'auth/email_already_used', message: expect.any(String) as string },
  ]);
  const ask = async (phone: string) =>
    JSON.parse((await call(`/user/phone/${encodeURIComponent(phone)}`)).text) as unknown;
  expect(await ask(await ownedPhone())).toEqual({ data: { firstname: 'A…', lastname: '…' } });
  expect(await ask(freshPhone())).toEqual({ data: { firstname: null, lastname: null } });
});
