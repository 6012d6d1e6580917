import { describe, expect, it } from 'vitest';
import { accountSite, phoneNames, sessionIn, strangersBrowser, wrongCode } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { productionVariables } from '../../../testing/production.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
let count = 1000;
const number = () => `+2289000${(count += 1)}`;
const { sendCode: send, verifyCode: verify, logInByPhone: logIn } = site;

describe('a code', () => {
  it('has six digits and creates an account with the names from the request for the code', async () => {
    const phone = number();
    const sent = await send(phone);
    expect(sent.body).toEqual({ data: { resendAfter: 120, expiresIn: 600 } });
    const [sms] = await site.messagesTo(phone);
    expect(sms?.code).toMatch(/^\d{6}$/);
    expect(sms?.text).toContain(`votre code est ${sms?.code}`);
    expect(sms?.text).toMatch(/\n@localhost #\d{6}$/);
    const stored = await database.db
      .selectFrom('phone_codes')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(sms?.code);
    const response = await verify(phone, sms?.code ?? '', { firstname: 'Other', lastname: 'Name' });
    expect(sessionIn(response).user).toMatchObject({
      ...phoneNames,
      phone,
      authType: 'phone',
      email: null,
      profileType: null,
    });
  });

  it('works once', async () => {
    const phone = number();
    const code = await site.code(phone);
    const responses = await Promise.all(Array.from({ length: 20 }, async () => verify(phone, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.errorCode === 'auth/code_expired')).toHaveLength(19);
  });

  it('is bound to its phone, and only the newest one is valid', async () => {
    const [phone, another] = [number(), number()];
    const first = await site.code(phone);
    await site.code(another);
    expect((await verify(another, first)).status).toBe(400);
    await advanceTime(site.db, 121);
    const second = await site.code(phone);
    if (second !== first) expect((await verify(phone, first)).body.errorCode).toBe('auth/code_verification_failed');
    expect((await verify(phone, second)).status).toBe(200);
  });

  it('allows exactly five tries under fifty simultaneous guesses', async () => {
    const phone = number();
    const code = await site.code(phone);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => verify(phone, wrongCode(code, index + 1))),
    );
    expect(guesses.filter(({ body }) => body.errorCode === 'auth/code_verification_failed')).toHaveLength(5);
    expect(guesses.filter(({ body }) => body.errorCode === 'auth/code_expired')).toHaveLength(45);
    expect((await verify(phone, code)).body.errorCode).toBe('auth/code_expired');
  });

  it('is bound to the requesting browser: other browsers cannot use it, and their attempts do not count', async () => {
    const phone = number();
    const code = await site.code(phone);
    const guesses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        verify(phone, index === 0 ? code : wrongCode(code, index), {}, strangersBrowser()),
      ),
    );
    expect(new Set(guesses.map(({ body }) => body.errorCode))).toEqual(new Set(['auth/code_verification_failed']));
    const own = await send(phone, {}, strangersBrowser());
    expect(own.status).toBe(200);
    expect((await verify(phone, code)).status).toBe(200);
  });

  it('has a limit of wrong attempts over all phones, which does not apply to known browsers', async () => {
    const few = accountSite(database, { CODE_GUESS_LIMIT: '3' });
    const own = number();
    await logIn(own);
    const ownCode = await few.code(own);
    const statuses: number[] = [];
    for (let index = 0; index < 5; index++) {
      const phone = number();
      const code = await few.code(phone);
      statuses.push((await few.verifyCode(phone, wrongCode(code))).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect((await few.verifyCode(own, ownCode)).status).toBe(200);
  });
});

describe('sending a code', () => {
  it('needs a human-check proof, which is valid once', async () => {
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

  it('is reported if it fails, does not delay the next request, and uses up no budget', async () => {
    const variables = { SMS_GATEWAY_URL: 'http://127.0.0.1:2/', SMS_GATEWAY_TOKEN: 'a-token' };
    const broken = accountSite(database, variables, undefined, { sendingWait: 20_000 });
    const budgets = () =>
      database.db
        .selectFrom('rate_limits')
        .select(['key', 'hits'])
        .where('key', 'like', 'sms %')
        .where('hits', '>', 0)
        .execute();
    await send(number());
    const before = await budgets();
    const phone = number();
    const failed = await broken.sendCode(phone);
    expect([failed.status, failed.body.errorCode]).toEqual([502, 'auth/code_sending_failed']);
    expect(broken.reported).toHaveLength(1);
    expect(await budgets()).toEqual(before);
    expect((await send(phone)).status).toBe(200);
  });

  it('uses a key in production that is not in the database', async () => {
    await database.db.deleteFrom('server_secrets').execute();
    const keyed = accountSite(database, { SECRET_KEY: productionVariables().SECRET_KEY });
    const phone = number();
    expect((await verify(phone, await keyed.code(phone))).body.errorCode).toBe('auth/code_verification_failed');
    const own = number();
    expect((await keyed.logInByPhone(own)).status).toBe(200);
    // The only key in the database belongs to the site without SECRET_KEY, which rejected the code.
    expect(await database.db.selectFrom('server_secrets').select('name').execute()).toEqual([{ name: 'phone codes' }]);
  });
});
