import { difficultyHeader } from '@kermesse/api/schemas/forms/human-check-wire';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { accountSite, password, type AccountSite, type ApiAnswer } from '../../../testing/account-site.ts';
import { letTimePass } from '../../../testing/let-time-pass.ts';
import { memoryDatabase } from '../../../testing/memory-database.ts';
import { productionVariables } from '../../../testing/production.ts';

let database: OpenDatabase;
let site: AccountSite;
let count = 0;
const address = () => `attempt-${(count += 1)}@example.com`;
const wrong = 'Batik-et-balafons-8';

beforeAll(async () => {
  database = await memoryDatabase();
  site = accountSite(database, { AUTH_LIMIT: '10' });
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
});

let lastNetwork = 0;
/** A network that nothing came from yet. */
const network = () => `198.51.${Math.floor((lastNetwork += 1) / 250)}.${(lastNetwork % 250) + 1}`;

interface How {
  from?: string;
  given?: string;
  cookie?: string;
  humanCheck?: unknown;
}

const callOf = ({ from = network(), cookie }: How) => ({ from, ...(cookie !== undefined && { headers: { cookie } }) });
const login = (email: string, how: How = {}) =>
  site.post('/auth/login', { email, password: how.given ?? password, humanCheck: how.humanCheck }, callOf(how));
const paid = (email: string, how: How = {}) => login(email, { ...how, humanCheck: site.proof() });
const codes = (answers: ApiAnswer[], code: string) => answers.filter(({ body }) => body.errorCode === code).length;
const difficulty = ({ headers }: ApiAnswer) => headers.get(difficultyHeader);
const times = <T>(length: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length }, (_, index) => make(index)));
const cookieOf = ({ headers }: ApiAnswer) => headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';

const required = 'auth/human_check_required';
const refused = 'auth/wrong_password';

describe('wrong passwords for one account', () => {
  it('are five from strangers, exactly, under fifty at once from anywhere; then each needs a proof', async () => {
    const email = address();
    await site.register(email);
    const answers = await times(50, () => login(email, { given: wrong }));
    expect([codes(answers, refused), codes(answers, required)]).toEqual([5, 45]);
    expect((await login(email)).body.errorCode).toBe(required);
    expect((await paid(email, { given: wrong })).body.errorCode).toBe(refused);
    expect((await paid(email)).status).toBe(200);
    await letTimePass(database.db, 3601);
    expect((await login(email)).status).toBe(200);
  }, 30_000);

  it('leave a device alone that signed in before, and cost the owner elsewhere one proof', async () => {
    const email = address();
    await site.register(email);
    const cookie = cookieOf(await login(email));
    const networks = Array.from({ length: 5 }, network);
    const answers = await times(100, (index) => login(email, { given: wrong, from: networks[index % 5] }));
    expect(codes(answers, 'rate/limited')).toBe(0);
    expect((await login(email, { cookie, from: networks[0] })).status).toBe(200);
    expect((await login(email)).body.errorCode).toBe(required);
    expect((await paid(email)).status).toBe(200);
  }, 30_000);

  it('are ten from a device that signed in before, counted apart, exactly; then it is a stranger', async () => {
    const email = address();
    await site.register(email);
    const cookie = cookieOf(await login(email));
    const answers = await times(50, () => login(email, { cookie, given: wrong }));
    expect([codes(answers, refused), codes(answers, required)]).toEqual([15, 35]);
    expect((await paid(email, { cookie })).status).toBe(200);
    await letTimePass(database.db, 901);
    expect((await login(email, { cookie })).status).toBe(200);
  }, 30_000);

  it('raise the price, with paid ones only, and never to a lock', async () => {
    const email = address();
    await site.register(email);
    await times(5, () => login(email, { given: wrong }));
    await times(60, () => login(email, { given: wrong }));
    expect(difficulty(await login(email))).toBe('0');
    await times(20, () => paid(email, { given: wrong }));
    expect(difficulty(await login(email))).toBe('1');
    await database.db
      .updateTable('rate_limits')
      .set({ hits: 1_000_000 })
      .where('key', 'like', 'sign-in for %')
      .execute();
    expect(difficulty(await login(email))).toBe('5');
    expect((await paid(email)).status).toBe(200);
  }, 30_000);

  it('wait longer with each step of the price, when they are paid', async () => {
    const email = address();
    await site.register(email);
    await times(5, () => login(email, { given: wrong }));
    const waited = async (hits: number) => {
      await database.db.updateTable('rate_limits').set({ hits }).where('key', 'like', 'sign-in for %').execute();
      const timers = vi.spyOn(globalThis, 'setTimeout');
      try {
        expect((await paid(email)).status).toBe(200);
        return timers.mock.calls.map(([, delay]) => delay).filter((delay) => delay !== undefined && delay % 250 === 0);
      } finally {
        timers.mockRestore();
      }
    };
    expect(await waited(5)).not.toContain(250);
    expect(await waited(20)).toContain(250);
    expect(await waited(80)).toContain(500);
    expect(await waited(1_000_000)).toContain(1250);
  }, 30_000);

  it('that turn out right count for nothing', async () => {
    const email = address();
    await site.register(email);
    const from = network();
    for (let index = 0; index < 30; index += 1) expect((await login(email, { from })).status).toBe(200);
  }, 30_000);

  it('tell nobody which address has an account', async () => {
    const [known, unknown] = [address(), address()];
    await site.register(known);
    const series = async (email: string) => {
      const answers: unknown[] = [];
      for (let index = 0; index < 7; index += 1) {
        const answer = await login(email, { given: wrong });
        answers.push([answer.status, answer.body, difficulty(answer)]);
      }
      return answers;
    };
    expect(await series(known)).toEqual(await series(unknown));
  });
});

describe('one network', () => {
  it('tries ten wrong passwords over any number of accounts, then pays more and more', async () => {
    const from = network();
    const answers = await times(30, () => login(address(), { from, given: wrong }));
    expect([codes(answers, refused), codes(answers, required)]).toEqual([10, 20]);
    await times(10, () => paid(address(), { from, given: wrong }));
    expect(difficulty(await login(address(), { from }))).toBe('1');
    await times(20, () => paid(address(), { from, given: wrong }));
    expect(difficulty(await login(address(), { from }))).toBe('2');
    expect((await login(address(), { given: wrong })).body.errorCode).toBe(refused);
  }, 60_000);

  it('is an IPv6 /64, whatever address in it is used', async () => {
    const answers = await times(20, (index) => login(address(), { from: `2001:db8:7:1::${index + 1}`, given: wrong }));
    expect(codes(answers, refused)).toBe(10);
    expect((await login(address(), { from: '2001:db8:7:2::1', given: wrong })).body.errorCode).toBe(refused);
  });

  it('cannot be chosen by headers where no proxy is ours', async () => {
    const strict = accountSite(database, { ...productionVariables(), AUTH_LIMIT: '3' });
    const calls: [string, () => object][] = [
      ['/auth/login', () => ({ email: address(), password: wrong })],
      ['/auth/send-password-link', () => ({ email: address() })],
      [
        '/auth/register',
        () => ({ firstname: 'A', lastname: 'B', email: address(), password, passwordConfirmation: password }),
      ],
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

  it('registers ten accounts in an hour, and more by proofs', async () => {
    const from = network();
    const register = (humanCheck?: unknown) =>
      site.post(
        '/auth/register',
        { firstname: 'A', lastname: 'B', email: address(), password, passwordConfirmation: password, humanCheck },
        callOf({ from }),
      );
    const answers = await times(15, () => register());
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(codes(answers, required)).toBe(5);
    expect((await register(site.proof())).status).toBe(200);
  }, 30_000);
});

it('a wave of failures from everywhere makes everybody pay, but for devices that signed in before', async () => {
  const email = address();
  await site.register(email);
  const cookie = cookieOf(await login(email));
  await database.db
    .updateTable('rate_limits')
    .set({ hits: 500 })
    .where('key', '=', 'sign-in from everywhere')
    .execute();
  const answer = await login(email);
  expect([answer.body.errorCode, difficulty(answer)]).toEqual([required, '1']);
  expect((await login(email, { cookie })).status).toBe(200);
});

describe('a proof', () => {
  const challenge = async (level: number) =>
    (await site.call(`/human-check/challenge?difficulty=${level}`)).body as unknown as Challenge;
  const proof = async (level: number) => {
    const given = await challenge(level);
    const solution = await solveChallenge({ challenge: given, deriveKey });
    return { kind: 'altcha', token: Buffer.from(JSON.stringify({ challenge: given, solution })).toString('base64') };
  };

  it('counts by the work that was asked for, once, and is no good when it is cheaper than the price', async () => {
    const email = address();
    await site.register(email);
    const bought = await proof(0);
    await times(5, () => login(email, { given: wrong }));
    await times(20, () => paid(email, { given: wrong }));
    const cheap = await login(email, { humanCheck: bought });
    expect([cheap.body.errorCode, difficulty(cheap)]).toEqual([required, '1']);
    const enough = await proof(1);
    const answers = await times(10, () => login(email, { humanCheck: enough }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }, 60_000);

  it('of a service that checks phone codes is none here', async () => {
    const email = address();
    await times(5, () => login(email, { given: wrong }));
    for (const kind of ['turnstile', 'recaptcha-score']) {
      expect((await login(email, { humanCheck: { kind, token: 'human-1' } })).body.errorCode).toBe(required);
    }
  });
});
