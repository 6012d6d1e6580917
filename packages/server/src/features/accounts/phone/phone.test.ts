import { describe, expect, it } from 'vitest';
import { browserOf, sessionIn } from '../../../testing/account-site.ts';
import { letTimePass } from '../../../testing/let-time-pass.ts';
import { phoneLogin, phoneNames, strangerCookie, wrongCode } from '../../../testing/phone-login.ts';
import { secretHash } from '../../../platform/security/secrets.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
let count = 1000;
const number = () => `+2289000${(count += 1)}`;
const { send, lookUp, verify, logIn } = phoneLogin(() => site);

describe('a phone', () => {
  it('allows twenty-five tries an hour, for all codes together', async () => {
    const phone = number();
    const tried: string[] = [];
    for (let round = 0; round < 5; round++) {
      const code = await site.code(phone);
      const guesses = await Promise.all(
        Array.from({ length: 5 }, async (_, index) => verify(phone, wrongCode(code, index + 1))),
      );
      tried.push(...guesses.map(({ body }) => body.errorCode ?? ''));
      await letTimePass(site.db, 601);
    }
    expect(tried).toEqual(Array.from({ length: 25 }, () => 'auth/code_verification_failed'));
    await letTimePass(site.db, 599);
    // Five tries are older than an hour by now, so the phone has five left: the hour slides.
    const code = await site.code(phone);
    for (let index = 1; index <= 4; index++) expect((await verify(phone, wrongCode(code, index))).status).toBe(400);
    await database.db
      .insertInto('occurrences')
      .values(
        Array.from({ length: 20 }, () => ({
          key: `code tried for ${phone} by ${secretHash(browserOf(phone).cookie.slice('Device='.length))}`,
        })),
      )
      .execute();
    const limited = await verify(phone, code);
    expect([limited.status, Number(limited.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  }, 60_000);

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
        await letTimePass(site.db, sends * 120);
      }
    }
    expect(waits).toEqual([120, 240, 360, 480, 600]);
    await letTimePass(site.db, 1201);
    expect((await send(phone)).status).toBe(429);
    await letTimePass(site.db, 1200);
    expect((await send(phone)).status).toBe(200);
  });

  it('is sent one code for fifty requests at once', async () => {
    const phone = number();
    const answers = await Promise.all(Array.from({ length: 50 }, async () => send(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
    expect(await site.messagesTo(phone)).toHaveLength(1);
  });

  it('that strangers ask codes for keeps its own countdown; strangers are limited by address and by number', async () => {
    const phone = number();
    const asked: number[] = [];
    for (let index = 0; index < 7; index++) asked.push((await send(phone, {}, { cookie: strangerCookie() })).status);
    expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await send(phone)).status).toBe(429);
    // From another address too, once all strangers together had fifteen.
    await database.db
      .insertInto('occurrences')
      .values(Array.from({ length: 10 }, () => ({ key: `code to ${phone} by strangers` })))
      .execute();
    await database.db.deleteFrom('occurrences').where('key', '=', `code to ${phone} from unknown`).execute();
    expect((await send(phone, {}, { cookie: strangerCookie() })).status).toBe(429);
  });

  it('signs in on a browser that did so before, however many codes strangers ask for', async () => {
    const phone = number();
    await logIn(phone);
    const strangers = [`code to ${phone} by strangers`, `code to ${phone} from unknown`];
    await database.db
      .insertInto('occurrences')
      .values(strangers.flatMap((key) => Array.from({ length: 40 }, () => ({ key }))))
      .execute();
    expect((await send(phone, {}, { cookie: strangerCookie() })).status).toBe(429);
    expect((await logIn(phone)).status).toBe(200);
  });

  it('begins to count anew once it has signed in', async () => {
    const phone = number();
    expect((await logIn(phone)).status).toBe(200);
    expect((await send(phone)).body).toEqual({ data: { resendAfter: 120, expiresIn: 600 } });
  });

  it('is known from any device, by the first letter of its first name alone', async () => {
    const [known, unknown] = [number(), number()];
    await logIn(known);
    expect((await lookUp(known)).body).toEqual({ data: { firstname: 'A…', lastname: '…' } });
    expect((await lookUp(unknown)).body).toEqual({ data: { firstname: null, lastname: null } });
    const nameless = { firstname: undefined, lastname: undefined };
    const elsewhere = { cookie: strangerCookie() };
    expect((await send(unknown, nameless, elsewhere)).body.errorCode).toBe('auth/missing_data');
    expect((await send(known, nameless, elsewhere)).status).toBe(200);
  });

  it('is revealed only when a code is asked for: each answer costs a human check', async () => {
    const [known, unknown] = [number(), number()];
    await logIn(known);
    for (const phone of [known, unknown]) {
      const answer = await send(phone, {
        firstname: undefined,
        lastname: undefined,
        humanCheck: { kind: 'altcha', token: 'robot' },
      });
      expect([answer.status, answer.body.errorCode]).toEqual([422, 'form/invalid_data']);
    }
    const humanCheck = site.proof();
    expect((await send(unknown, { firstname: undefined, humanCheck })).body.errorCode).toBe('auth/missing_data');
    expect((await send(unknown, { humanCheck })).body.errorCode).toBe('form/invalid_data');
    expect((await send(unknown, { allowRegistration: false })).body.errorCode).toBe('auth/user_not_found');
    expect(await site.messagesTo(unknown)).toEqual([]);
  });

  it('is looked up twenty times in an hour, by anybody, and sixty numbers are looked up from one address', async () => {
    const phone = number();
    const twenty = await Promise.all(Array.from({ length: 25 }, async () => lookUp(phone)));
    expect(twenty.filter(({ status }) => status === 200)).toHaveLength(20);
    const others = await Promise.all(Array.from({ length: 50 }, async () => lookUp(number())));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(35);
    expect(Number(others.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3500);
    // The owner of the number can still sign in.
    expect((await logIn(phone)).status).toBe(200);
  });

  it('is looked up three thousand times in an hour over all numbers and addresses; its owner can still log in', async () => {
    const phone = number();
    await lookUp(number());
    await database.db.updateTable('rate_limits').set({ hits: 2999 }).where('key', '=', 'look-up').execute();
    expect((await lookUp(number())).status).toBe(200);
    const refused = await lookUp(number());
    expect([refused.status, refused.body.errorCode]).toEqual([429, 'rate/limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await logIn(phone)).status).toBe(200);
  });

  it('keeps the names of its account, whatever names are sent', async () => {
    const phone = number();
    await logIn(phone);
    const code = await site.code(phone, { firstname: 'Zo', lastname: 'Zo' });
    expect(sessionIn(await verify(phone, code, { firstname: 'Ze', lastname: 'Ze' })).user).toMatchObject(phoneNames);
  });

  it('of a disabled account learns so with the right code only', async () => {
    const phone = number();
    const { user } = sessionIn(await logIn(phone));
    await database.db.updateTable('users').set({ enabled: false }).where('id', '=', user.id).execute();
    const code = await site.code(phone);
    expect((await verify(phone, wrongCode(code))).body.errorCode).toBe('auth/code_verification_failed');
    expect((await verify(phone, code)).body.errorCode).toBe('auth/user_disabled');
  });

  it('that somebody merely writes into their profile signs nobody in', async () => {
    const phone = number();
    const { user, accessToken: token } = await site.register('writes@example.com');
    const written = await site.call(`/users/self/${user.id}`, { method: 'PUT', body: { phone }, token });
    expect(written.body.data).toMatchObject({ phone });
    const { user: other } = sessionIn(await logIn(phone));
    expect(other.id).not.toBe(user.id);
  });
});
