import { describe, expect, it } from 'vitest';
import { accountSite, wrongCode } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { productionVariables } from '../../../testing/production.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database, site } = await sharedAccountSite();
let count = 1000;
const number = () => `+2289000${(count += 1)}`;
const { sendCode: send, verifyCode: verify, logInByPhone: logIn } = site;

describe('a code', () => {
  it('is sent in French with a line that browsers read, and is not stored in plain text', async () => {
    const phone = number();
    const code = await site.code(phone);
    const [sms] = await site.messagesTo(phone);
    expect(sms?.text).toContain(`votre code est ${code}`);
    expect(sms?.text).toMatch(/\n@localhost #\d{6}$/);
    const stored = await database.db
      .selectFrom('phone_codes')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('is valid only until a newer one is sent', async () => {
    const phone = number();
    const first = await site.code(phone);
    await advanceTime(site.db, 121);
    const second = await site.code(phone);
    if (second !== first) expect((await verify(phone, first)).body.errorCode).toBe('auth/code_verification_failed');
    expect((await verify(phone, second)).status).toBe(200);
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
