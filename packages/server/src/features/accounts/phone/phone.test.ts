import { describe, expect, it } from 'vitest';
import { browserOf, phoneNames, sessionIn, strangersBrowser, wrongCode } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { hashToken } from '../../../platform/security/secrets.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
let count = 1000;
const number = () => `+2289000${(count += 1)}`;
const { sendCode: send, lookUp, verifyCode: verify, logInByPhone: logIn } = site;

describe('a phone', () => {
  it('allows twenty-five attempts an hour, for all its codes together', async () => {
    const phone = number();
    const tried: string[] = [];
    for (let round = 0; round < 5; round++) {
      const code = await site.code(phone);
      const guesses = await Promise.all(
        Array.from({ length: 5 }, async (_, index) => verify(phone, wrongCode(code, index + 1))),
      );
      tried.push(...guesses.map(({ body }) => body.errorCode ?? ''));
      await advanceTime(site.db, 601);
    }
    expect(tried).toEqual(Array.from({ length: 25 }, () => 'auth/code_verification_failed'));
    await advanceTime(site.db, 599);
    // Five attempts are older than an hour now, so the sliding window allows five more.
    const code = await site.code(phone);
    for (let index = 1; index <= 4; index++) expect((await verify(phone, wrongCode(code, index))).status).toBe(400);
    await database.db
      .insertInto('occurrences')
      .values(
        Array.from({ length: 20 }, () => ({
          key: `code tried for ${phone} by ${hashToken(browserOf(phone).cookie.slice('Device='.length))}`,
        })),
      )
      .execute();
    const limited = await verify(phone, code);
    expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  });

  it('is sent the next code after 120 s, 240 s, … and at most five in an hour', async () => {
    const phone = number();
    const waits: number[] = [];
    for (let sends = 1; sends <= 5; sends++) {
      const { body } = await send(phone);
      waits.push((body.data as { resendAfter: number }).resendAfter);
      const early = await send(phone);
      expect(early.status).toBe(429);
      if (sends < 5) {
        const wait = Number(early.headers.get('retry-after'));
        expect(wait).toBeGreaterThan(sends * 120 - 5);
        expect(wait).toBeLessThanOrEqual(sends * 120);
        await advanceTime(site.db, sends * 120);
      }
    }
    expect(waits).toEqual([120, 240, 360, 480, 600]);
    await advanceTime(site.db, 1201);
    expect((await send(phone)).status).toBe(429);
    await advanceTime(site.db, 1200);
    expect((await send(phone)).status).toBe(200);
  });

  it('has its own countdown per browser; unknown browsers are also limited by IP address and by number', async () => {
    const phone = number();
    const asked: number[] = [];
    for (let index = 0; index < 7; index++) asked.push((await send(phone, {}, strangersBrowser())).status);
    expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await send(phone)).status).toBe(429);
    const request = { phone, ...phoneNames, humanCheck: site.proof() };
    const elsewhere = { headers: strangersBrowser(), from: '192.0.2.9' };
    expect((await site.post('/auth/phone', request, elsewhere)).status).toBe(200);
    // After fifteen codes of all unknown browsers together, other IP addresses are limited too.
    await database.db
      .insertInto('occurrences')
      .values(Array.from({ length: 10 }, () => ({ key: `code to ${phone} by strangers` })))
      .execute();
    await database.db.deleteFrom('occurrences').where('key', '=', `code to ${phone} from unknown`).execute();
    expect((await send(phone, {}, strangersBrowser())).status).toBe(429);
  });

  it('can log in on a known browser, however many codes strangers request', async () => {
    const phone = number();
    await logIn(phone);
    const strangers = [`code to ${phone} by strangers`, `code to ${phone} from unknown`];
    await database.db
      .insertInto('occurrences')
      .values(strangers.flatMap((key) => Array.from({ length: 40 }, () => ({ key }))))
      .execute();
    expect((await send(phone, {}, strangersBrowser())).status).toBe(429);
    expect((await logIn(phone)).status).toBe(200);
  });

  it('restarts its countdown after logging in', async () => {
    const phone = number();
    expect((await logIn(phone)).status).toBe(200);
    expect((await send(phone)).body).toEqual({ data: { resendAfter: 120, expiresIn: 600 } });
  });

  it('reveals on a request for a code whether it has an account only after a human check', async () => {
    const [known, unknown] = [number(), number()];
    await logIn(known);
    for (const phone of [known, unknown]) {
      const response = await send(phone, {
        firstname: undefined,
        lastname: undefined,
        humanCheck: { kind: 'altcha', token: 'robot' },
      });
      expect([response.status, response.body.errorCode]).toEqual([422, 'form/invalid_data']);
    }
    const humanCheck = site.proof();
    expect((await send(unknown, { firstname: undefined, humanCheck })).body.errorCode).toBe('auth/missing_data');
    expect((await send(unknown, { humanCheck })).body.errorCode).toBe('form/invalid_data');
    expect((await send(unknown, { allowRegistration: false })).body.errorCode).toBe('auth/user_not_found');
    expect(await site.messagesTo(unknown)).toEqual([]);
  });

  it('can be looked up twenty times an hour, and one IP address can look up sixty numbers', async () => {
    const phone = number();
    const twenty = await Promise.all(Array.from({ length: 25 }, async () => lookUp(phone)));
    expect(twenty.filter(({ status }) => status === 200)).toHaveLength(20);
    const others = await Promise.all(Array.from({ length: 50 }, async () => lookUp(number())));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(35);
    expect(Number(others.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3500);
    // The owner of the number can still log in.
    expect((await logIn(phone)).status).toBe(200);
  });

  it('cannot be looked up after 3,000 look-ups in an hour in total, but its owner can still log in', async () => {
    const phone = number();
    await lookUp(number());
    await database.db.updateTable('rate_limits').set({ hits: 2999 }).where('key', '=', 'look-up').execute();
    expect((await lookUp(number())).status).toBe(200);
    const refused = await lookUp(number());
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'rate/limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await logIn(phone)).status).toBe(200);
  });

  it('does not log in to an account that only has it in its profile', async () => {
    const phone = number();
    const { user, accessToken: token } = await site.register('writes@example.com');
    const written = await site.call(`/users/self/${user.id}`, { method: 'PUT', body: { phone }, token });
    expect(written.body.data).toMatchObject({ phone });
    const { user: other } = sessionIn(await logIn(phone));
    expect(other.id).not.toBe(user.id);
  });
});
