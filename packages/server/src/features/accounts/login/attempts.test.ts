import { difficultyHeader } from '@kermesse/api/schemas/forms/human-check-wire';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accountSite,
  cookieOf,
  newAddress,
  otherPassword as wrong,
  password,
  registration,
  type ApiResponse,
} from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { testDatabase } from '../../../testing/memory-database.ts';
import { productionVariables } from '../../../testing/production.ts';

const database = await testDatabase();
const site = accountSite(database, { AUTH_LIMIT: '10' });
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
});

let lastNetwork = 0;
/** Returns the IP address of an unused network. */
const network = () => `198.51.${Math.floor((lastNetwork += 1) / 250)}.${(lastNetwork % 250) + 1}`;

interface LoginOptions {
  from?: string;
  given?: string;
  cookie?: string;
  humanCheck?: unknown;
}

const callOf = ({ from = network(), cookie }: LoginOptions) => ({
  from,
  ...(cookie !== undefined && { headers: { cookie } }),
});
const login = (email: string, how: LoginOptions = {}) =>
  site.post('/auth/login', { email, password: how.given ?? password, humanCheck: how.humanCheck }, callOf(how));
const loginWithProof = (email: string, how: LoginOptions = {}) => login(email, { ...how, humanCheck: site.proof() });
const codes = (responses: ApiResponse[], code: string) =>
  responses.filter(({ body }) => body.errorCode === code).length;
const difficulty = ({ headers }: ApiResponse) => headers.get(difficultyHeader);
const times = <T>(length: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length }, (_, index) => make(index)));

const required = 'auth/human_check_required';
const refused = 'auth/wrong_password';

describe('wrong passwords for one account', () => {
  it('need a proof of work after exactly five from strangers, even if fifty arrive simultaneously', async () => {
    const { email } = await site.member();
    const responses = await times(50, () => login(email, { given: wrong }));
    expect([codes(responses, refused), codes(responses, required)]).toEqual([5, 45]);
    expect((await login(email)).body.errorCode).toBe(required);
    expect((await loginWithProof(email, { given: wrong })).body.errorCode).toBe(refused);
    expect((await loginWithProof(email)).status).toBe(200);
    await advanceTime(database.db, 3601);
    expect((await login(email)).status).toBe(200);
  });

  it('do not affect known devices, and cost the owner one proof elsewhere', async () => {
    const { email } = await site.member();
    const cookie = cookieOf(await login(email));
    const networks = Array.from({ length: 5 }, network);
    const responses = await times(100, (index) => login(email, { given: wrong, from: networks[index % 5] }));
    expect(codes(responses, 'rate/limited')).toBe(0);
    expect((await login(email, { cookie, from: networks[0] })).status).toBe(200);
    expect((await login(email)).body.errorCode).toBe(required);
    expect((await loginWithProof(email)).status).toBe(200);
  });

  it('have a separate limit of exactly ten on a known device, which then counts as a stranger', async () => {
    const { email } = await site.member();
    const cookie = cookieOf(await login(email));
    const responses = await times(50, () => login(email, { cookie, given: wrong }));
    expect([codes(responses, refused), codes(responses, required)]).toEqual([15, 35]);
    expect((await loginWithProof(email, { cookie })).status).toBe(200);
    await advanceTime(database.db, 901);
    expect((await login(email, { cookie })).status).toBe(200);
  });

  it('raise the difficulty only with a proof, and never lock the account', async () => {
    const { email } = await site.member();
    await times(5, () => login(email, { given: wrong }));
    await times(60, () => login(email, { given: wrong }));
    expect(difficulty(await login(email))).toBe('0');
    await times(20, () => loginWithProof(email, { given: wrong }));
    expect(difficulty(await login(email))).toBe('1');
    await database.db
      .updateTable('rate_limits')
      .set({ hits: 1_000_000 })
      .where('key', 'like', 'sign-in for %')
      .execute();
    expect(difficulty(await login(email))).toBe('5');
    expect((await loginWithProof(email)).status).toBe(200);
  });

  it('are delayed longer with each step of difficulty', async () => {
    const { email } = await site.member();
    await times(5, () => login(email, { given: wrong }));
    const waited = async (hits: number) => {
      await database.db.updateTable('rate_limits').set({ hits }).where('key', 'like', 'sign-in for %').execute();
      const timers = vi.spyOn(globalThis, 'setTimeout');
      try {
        expect((await loginWithProof(email)).status).toBe(200);
        return timers.mock.calls.map(([, delay]) => delay).filter((delay) => delay !== undefined && delay % 250 === 0);
      } finally {
        timers.mockRestore();
      }
    };
    expect(await waited(5)).not.toContain(250);
    expect(await waited(20)).toContain(250);
    expect(await waited(80)).toContain(500);
    expect(await waited(1_000_000)).toContain(1250);
  });

  it('are the only attempts that count: right passwords do not', async () => {
    const { email } = await site.member();
    const from = network();
    for (let index = 0; index < 30; index += 1) expect((await login(email, { from })).status).toBe(200);
  });

  it('get the same responses whether the address has an account or not', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await site.register(known);
    const series = async (email: string) => {
      const responses: unknown[] = [];
      for (let index = 0; index < 7; index += 1) {
        const response = await login(email, { given: wrong });
        responses.push([response.status, response.body, [...response.headers]]);
      }
      return responses;
    };
    expect(await series(known)).toEqual(await series(unknown));
  });
});

describe('one network', () => {
  it('needs proofs of increasing difficulty after ten wrong passwords over all accounts', async () => {
    const from = network();
    const responses = await times(30, () => login(newAddress(), { from, given: wrong }));
    expect([codes(responses, refused), codes(responses, required)]).toEqual([10, 20]);
    await times(10, () => loginWithProof(newAddress(), { from, given: wrong }));
    expect(difficulty(await login(newAddress(), { from }))).toBe('1');
    await times(20, () => loginWithProof(newAddress(), { from, given: wrong }));
    expect(difficulty(await login(newAddress(), { from }))).toBe('2');
    expect((await login(newAddress(), { given: wrong })).body.errorCode).toBe(refused);
  });

  it('creates no counters for more addresses after its free attempts', async () => {
    const from = network();
    await times(10, () => login(newAddress(), { from }));
    const counters = () => database.db.selectFrom('rate_limits').select('key').orderBy('key').execute();
    const before = await counters();
    const responses = await times(20, () => login(newAddress(), { from }));
    expect(codes(responses, required)).toBe(20);
    expect(await counters()).toEqual(before);
  });

  it('is a whole IPv6 /64', async () => {
    const responses = await times(20, (index) =>
      login(newAddress(), { from: `2001:db8:7:1::${index + 1}`, given: wrong }),
    );
    expect(codes(responses, refused)).toBe(10);
    expect((await login(newAddress(), { from: '2001:db8:7:2::1', given: wrong })).body.errorCode).toBe(refused);
  });

  it('cannot be forged by headers if no proxy is trusted', async () => {
    const strict = accountSite(database, { ...productionVariables(), AUTH_LIMIT: '3' });
    const calls: [string, () => object][] = [
      ['/auth/login', () => ({ email: newAddress(), password: wrong })],
      ['/auth/send-password-link', () => ({ email: newAddress() })],
      ['/auth/register', () => registration(newAddress())],
    ];
    for (const [path, body] of calls) {
      const needed: boolean[] = [];
      for (let index = 0; index < 5; index += 1) {
        const headers = {
          'x-forwarded-for': `203.0.113.${index}`,
          forwarded: `for=203.0.113.${index}`,
          'x-real-ip': `203.0.113.${index}`,
        };
        needed.push((await strict.post(path, body(), { headers })).body.errorCode === required);
      }
      expect([path, ...needed]).toEqual([path, false, false, false, true, true]);
    }
  });

  it.each([
    ['register ten accounts', '/auth/register', () => registration(newAddress())],
    ['request ten reset links', '/auth/send-password-link', () => ({ email: newAddress() })],
  ])('can %s in an hour, and more with proofs', async (_, path, body) => {
    const from = network();
    const send = (humanCheck?: unknown) => site.post(path, { ...body(), humanCheck }, callOf({ from }));
    const responses = await times(15, () => send());
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(codes(responses, required)).toBe(5);
    expect((await send(site.proof())).status).toBe(200);
  });
});

it('many failures from all networks require proofs from everybody except known devices', async () => {
  const { email } = await site.member();
  const cookie = cookieOf(await login(email));
  await database.db
    .updateTable('rate_limits')
    .set({ hits: 500 })
    .where('key', '=', 'sign-in from everywhere')
    .execute();
  const response = await login(email);
  expect([response.body.errorCode, difficulty(response)]).toEqual([required, '1']);
  expect((await login(email, { cookie })).status).toBe(200);
});

describe('a proof of work', () => {
  const challenge = async (level: number) =>
    (await site.call(`/human-check/challenge?difficulty=${level}`)).body as unknown as Challenge;
  const proof = async (level: number) => {
    const given = await challenge(level);
    const solution = await solveChallenge({ challenge: given, deriveKey });
    return { kind: 'altcha', token: Buffer.from(JSON.stringify({ challenge: given, solution })).toString('base64') };
  };

  it('is valid once, and rejected if it is easier than required', async () => {
    const { email } = await site.member();
    const easyProof = await proof(0);
    await times(5, () => login(email, { given: wrong }));
    await times(20, () => loginWithProof(email, { given: wrong }));
    const cheap = await login(email, { humanCheck: easyProof });
    expect([cheap.body.errorCode, difficulty(cheap)]).toEqual([required, '1']);
    const enough = await proof(1);
    const responses = await times(10, () => login(email, { humanCheck: enough }));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('cannot be replaced by a token of the human-check service for phone codes', async () => {
    const email = newAddress();
    await times(5, () => login(email, { given: wrong }));
    for (const kind of ['turnstile', 'recaptcha-score']) {
      expect((await login(email, { humanCheck: { kind, token: 'human-1' } })).body.errorCode).toBe(required);
    }
  });
});
