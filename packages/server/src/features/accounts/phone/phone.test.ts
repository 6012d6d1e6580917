import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { accountSite, browserOf, sessionIn, type AccountSite } from '../../../testing/account-site.ts';
import { letTimePass } from '../../../testing/let-time-pass.ts';
import { memoryDatabase } from '../../../testing/memory-database.ts';
import { secretHash } from '../../../platform/security/secrets.ts';
import { productionVariables } from '../../../testing/production.ts';

let database: OpenDatabase;
let site: AccountSite;
let count = 1000;
const number = () => `+2289000${(count += 1)}`;
const names = { firstname: 'Akou', lastname: 'Sena' };

beforeAll(async () => {
  database = await memoryDatabase();
  site = accountSite(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
});

/** A browser that nobody signed in with. */
const stranger = () => `Device=${randomBytes(32).toString('base64url')}`;
const send = (phone: string, more: Record<string, unknown> = {}, { cookie } = browserOf(phone)) =>
  site.post('/auth/phone', { phone, ...names, humanCheck: site.proof(), ...more }, { headers: { cookie } });
const lookUp = (phone: string) => site.call(`/user/phone/${encodeURIComponent(phone)}`);
const verify = (phone: string, code: string, more: Record<string, unknown> = {}, { cookie } = browserOf(phone)) =>
  site.post('/auth/phone/verify', { phone, code, ...more }, { headers: { cookie } });
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const signIn = async (phone: string) => verify(phone, await site.code(phone));

describe('a code', () => {
  it('has six digits, goes to its phone alone, and makes an account with the names given when it was sent', async () => {
    const phone = number();
    const sent = await send(phone);
    expect(sent.body).toEqual({ data: { resendAfter: 120, expiresIn: 600 } });
    const [sms] = await site.letters(phone);
    expect(sms?.code).toMatch(/^\d{6}$/);
    expect(sms?.text).toContain(`votre code est ${sms?.code}`);
    expect(sms?.text).toMatch(/\n@localhost #\d{6}$/);
    const stored = await database.db
      .selectFrom('phone_codes')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(sms?.code);
    const answer = await verify(phone, sms?.code ?? '', { firstname: 'Other', lastname: 'Name' });
    expect(sessionIn(answer).user).toMatchObject({
      ...names,
      phone,
      authType: 'phone',
      email: null,
      profileType: null,
    });
  });

  it('works once', async () => {
    const phone = number();
    const code = await site.code(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, async () => verify(phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorCode === 'auth/code_expired')).toHaveLength(19);
  });

  it('works for ten minutes', async () => {
    const phone = number();
    const code = await site.code(phone);
    await letTimePass(site.db, 580);
    expect((await verify(phone, wrong(code))).body.errorCode).toBe('auth/code_verification_failed');
    await letTimePass(site.db, 21);
    expect((await verify(phone, code)).body.errorCode).toBe('auth/code_expired');
  });

  it('is bound to its phone and to its request: the newest alone is good', async () => {
    const [phone, another] = [number(), number()];
    const first = await site.code(phone);
    await site.code(another);
    expect((await verify(another, first)).status).toBe(400);
    await letTimePass(site.db, 121);
    const second = await site.code(phone);
    if (second !== first) expect((await verify(phone, first)).body.errorCode).toBe('auth/code_verification_failed');
    expect((await verify(phone, second)).status).toBe(200);
  });

  it('stands five tries, exactly, under fifty guesses at once', async () => {
    const phone = number();
    const code = await site.code(phone);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => verify(phone, wrong(code, index + 1))),
    );
    expect(guesses.filter(({ body }) => body.errorCode === 'auth/code_verification_failed')).toHaveLength(5);
    expect(guesses.filter(({ body }) => body.errorCode === 'auth/code_expired')).toHaveLength(45);
    expect((await verify(phone, code)).body.errorCode).toBe('auth/code_expired');
  });

  it('that was never sent is wrong', async () => {
    expect((await verify(number(), '123456')).body.errorCode).toBe('auth/code_verification_failed');
  });

  it('belongs to the browser that asked: strangers are wrong, even with the right one, and take no try of it', async () => {
    const phone = number();
    const code = await site.code(phone);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        verify(phone, index === 0 ? code : wrong(code, index), {}, { cookie: stranger() }),
      ),
    );
    expect(new Set(guesses.map(({ body }) => body.errorCode))).toEqual(new Set(['auth/code_verification_failed']));
    const own = await send(phone, {}, { cookie: stranger() });
    expect(own.status).toBe(200);
    expect((await verify(phone, code)).status).toBe(200);
  });

  it('is refused to a browser that keeps no cookies, with what to do', async () => {
    const phone = number();
    const code = await site.code(phone);
    const { body } = await verify(phone, code, {}, { cookie: '' });
    expect(body).toMatchObject({
      errorCode: 'form/invalid_data',
      data: {
        code: 'Votre navigateur ne garde pas le cookie de ce site. Autorisez les cookies, puis demandez un nouveau code.',
      },
    });
  });

  it('of strangers is tried so often in an hour over all phones; a browser that knows its phone goes on', async () => {
    const few = accountSite(database, { CODE_GUESS_LIMIT: '3' });
    const own = number();
    await signIn(own);
    const ownCode = await few.code(own);
    const statuses: number[] = [];
    for (let index = 0; index < 5; index++) {
      const phone = number();
      const code = await few.code(phone);
      statuses.push(
        (await few.post('/auth/phone/verify', { phone, code: wrong(code) }, { headers: browserOf(phone) })).status,
      );
    }
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect(
      (await few.post('/auth/phone/verify', { phone: own, code: ownCode }, { headers: browserOf(own) })).status,
    ).toBe(200);
  });
});

describe('a phone', () => {
  it('stands twenty-five tries in any hour, whatever the codes', async () => {
    const phone = number();
    const tried: string[] = [];
    for (let round = 0; round < 5; round++) {
      const code = await site.code(phone);
      const guesses = await Promise.all(
        Array.from({ length: 5 }, async (_, index) => verify(phone, wrong(code, index + 1))),
      );
      tried.push(...guesses.map(({ body }) => body.errorCode ?? ''));
      await letTimePass(site.db, 601);
    }
    expect(tried).toEqual(Array.from({ length: 25 }, () => 'auth/code_verification_failed'));
    await letTimePass(site.db, 599);
    // Five tries are older than an hour by now, so the phone has five left: the hour slides.
    const code = await site.code(phone);
    for (let index = 1; index <= 4; index++) expect((await verify(phone, wrong(code, index))).status).toBe(400);
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
    expect(await site.letters(phone)).toHaveLength(1);
  });

  it('that strangers ask codes for keeps its own countdown; they are held back by address and by number', async () => {
    const phone = number();
    const asked: number[] = [];
    for (let index = 0; index < 7; index++) asked.push((await send(phone, {}, { cookie: stranger() })).status);
    expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await send(phone)).status).toBe(429);
    // From another address too, once all strangers together had fifteen.
    await database.db
      .insertInto('occurrences')
      .values(Array.from({ length: 10 }, () => ({ key: `code to ${phone} by strangers` })))
      .execute();
    await database.db.deleteFrom('occurrences').where('key', '=', `code to ${phone} from unknown`).execute();
    expect((await send(phone, {}, { cookie: stranger() })).status).toBe(429);
  });

  it('signs in on a browser that did so before, however many codes strangers ask for', async () => {
    const phone = number();
    await signIn(phone);
    const strangers = [`code to ${phone} by strangers`, `code to ${phone} from unknown`];
    await database.db
      .insertInto('occurrences')
      .values(strangers.flatMap((key) => Array.from({ length: 40 }, () => ({ key }))))
      .execute();
    expect((await send(phone, {}, { cookie: stranger() })).status).toBe(429);
    expect((await signIn(phone)).status).toBe(200);
  });

  it('begins to count anew once it has signed in', async () => {
    const phone = number();
    expect((await signIn(phone)).status).toBe(200);
    expect((await send(phone)).body).toEqual({ data: { resendAfter: 120, expiresIn: 600 } });
  });

  it('is known from any device, by the first letter of its first name alone', async () => {
    const [known, unknown] = [number(), number()];
    await signIn(known);
    expect((await lookUp(known)).body).toEqual({ data: { firstname: 'A…', lastname: '…' } });
    expect((await lookUp(unknown)).body).toEqual({ data: { firstname: null, lastname: null } });
    const nameless = { firstname: undefined, lastname: undefined };
    const elsewhere = { cookie: stranger() };
    expect((await send(unknown, nameless, elsewhere)).body.errorCode).toBe('auth/missing_data');
    expect((await send(known, nameless, elsewhere)).status).toBe(200);
  });

  it('is told to people only when a code is asked for: each answer costs a proof', async () => {
    const [known, unknown] = [number(), number()];
    await signIn(known);
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
    expect(await site.letters(unknown)).toEqual([]);
  });

  it('is looked up twenty times in an hour, by anybody, and sixty numbers are looked up from one address', async () => {
    const phone = number();
    const twenty = await Promise.all(Array.from({ length: 25 }, async () => lookUp(phone)));
    expect(twenty.filter(({ status }) => status === 200)).toHaveLength(20);
    const others = await Promise.all(Array.from({ length: 50 }, async () => lookUp(number())));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(35);
    expect(Number(others.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3500);
    // Whoever holds the number signs in all the same.
    expect((await signIn(phone)).status).toBe(200);
  });

  it('keeps the names of its account, whatever names are sent', async () => {
    const phone = number();
    await signIn(phone);
    const code = await site.code(phone, { firstname: 'Zo', lastname: 'Zo' });
    expect(sessionIn(await verify(phone, code, { firstname: 'Ze', lastname: 'Ze' })).user).toMatchObject(names);
  });

  it('of a disabled account is told so with the right code only', async () => {
    const phone = number();
    const { user } = sessionIn(await signIn(phone));
    await database.db.updateTable('users').set({ enabled: false }).where('id', '=', user.id).execute();
    const code = await site.code(phone);
    expect((await verify(phone, wrong(code))).body.errorCode).toBe('auth/code_verification_failed');
    expect((await verify(phone, code)).body.errorCode).toBe('auth/user_disabled');
  });

  it('that somebody merely writes into their profile signs nobody in', async () => {
    const phone = number();
    const { user, accessToken: token } = await site.register('writes@example.com');
    const written = await site.call(`/users/self/${user.id}`, { method: 'PUT', body: { phone }, token });
    expect(written.body.data).toMatchObject({ phone });
    const { user: other } = sessionIn(await signIn(phone));
    expect(other.id).not.toBe(user.id);
  });
});

describe('sending', () => {
  it('needs a proof of being human, which works once', async () => {
    const { proof } = site;
    const humanCheck = proof();
    expect((await send(number(), { humanCheck })).status).toBe(200);
    const again = await send(number(), { humanCheck });
    expect([again.body.errorCode, Object.keys(again.body['data'] as object)]).toEqual([
      'form/invalid_data',
      ['humanCheck'],
    ]);
    expect((await send(number(), { humanCheck: undefined })).status).not.toBe(200);
    expect((await send(number(), { humanCheck: { kind: 'altcha', token: 'robot' } })).body.errorCode).toBe(
      'form/invalid_data',
    );
  });

  it('that fails is said, and does not hold back the next try', async () => {
    const broken = accountSite(database, { SMS_GATEWAY_URL: 'http://127.0.0.1:9/', SMS_GATEWAY_TOKEN: 'a-token' });
    const phone = number();
    const body = { phone, ...names, humanCheck: site.proof() };
    const failed = await broken.post('/auth/phone', body);
    expect([failed.status, failed.body.errorCode]).toEqual([502, 'auth/code_sending_failed']);
    expect(broken.reported).toHaveLength(1);
    expect((await send(phone)).status).toBe(200);
  });

  it('in production is protected by a key that is not in the database', async () => {
    await database.db.deleteFrom('server_secrets').execute();
    const keyed = accountSite(database, { SECRET_KEY: productionVariables().SECRET_KEY });
    const phone = number();
    expect((await verify(phone, await keyed.code(phone))).body.errorCode).toBe('auth/code_verification_failed');
    const own = number();
    const code = await keyed.code(own);
    expect((await keyed.post('/auth/phone/verify', { phone: own, code }, { headers: browserOf(own) })).status).toBe(
      200,
    );
    // The one key in the database is of the site without a SECRET_KEY, which just looked at the code in vain.
    expect(await database.db.selectFrom('server_secrets').select('name').execute()).toEqual([{ name: 'phone codes' }]);
  });
});
