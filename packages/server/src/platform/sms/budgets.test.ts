import { beforeEach, describe, expect, it } from 'vitest';
import { accountSite, type AccountSite } from '../../testing/account-site.ts';
import { advanceTime } from '../../testing/advance-time.ts';
import { testDatabase } from '../../testing/memory-database.ts';

const database = await testDatabase();
beforeEach(async () => {
  for (const table of ['rate_limits', 'occurrences', 'phone_codes', 'outbox', 'users'] as const)
    await database.db.deleteFrom(table).execute();
});

/** Returns a number of Togo in another range for each index, so that no range is used up. */
const togo = (index: number) => `+22890${String(index).padStart(2, '0')}1000`;
const ghana = (index: number) => `+23324${String(index).padStart(3, '0')}1000`;
async function sent(site: AccountSite, phones: string[]): Promise<(number | string)[]> {
  const results: (number | string)[] = [];
  for (const phone of phones) {
    const { status, body } = await site.sendCode(phone);
    results.push(body.errorCode ?? status);
  }
  return results;
}
const many = (count: number, numberOf: (index: number) => string, from = 0) =>
  Array.from({ length: count }, (_, index) => numberOf(from + index));
const outcome = (good: number, refused: number) => [
  ...Array<number>(good).fill(200),
  ...Array<string>(refused).fill('auth/code_sending_failed'),
];
const alarms = (site: AccountSite) =>
  site.securityLines
    .map((line) => JSON.parse(line) as Record<string, string>)
    .filter(({ event }) => event === 'sms-budget');

describe('an SMS budget', () => {
  it.each([
    ['SMS_HOUR_LIMIT', 'hour', togo],
    ['SMS_DAY_LIMIT', 'day', togo],
    ['SMS_COUNTRY_HOUR_LIMIT', 'country/hour', togo],
    ['SMS_COUNTRY_DAY_LIMIT', 'country/day', togo],
    ['SMS_PREFIX_HOUR_LIMIT', 'prefix/hour', (index: number) => `+2289011${String(1000 + index)}`],
    ['SMS_PREFIX_DAY_LIMIT', 'prefix/day', (index: number) => `+2289011${String(1000 + index)}`],
  ])(
    '%s: unknown browsers can use four fifths of it, and the operator is notified',
    async (variable, budget, numberOf) => {
      const site = accountSite(database, { [variable]: '5' });
      expect(await sent(site, many(6, numberOf))).toEqual(outcome(4, 2));
      expect(alarms(site).map(({ budget: name, reason }) => `${name} ${reason}`)).toEqual([
        `${budget} budget_nearly_used_up`,
        ...Array<string>(2).fill(`${budget} budget_used_up`),
      ]);
      expect(JSON.stringify(alarms(site))).not.toContain(numberOf(0));
    },
  );

  it('per IP address is enforced without an alarm', async () => {
    const site = accountSite(database, { SMS_ADDRESS_HOUR_LIMIT: '5' });
    expect(await sent(site, many(5, togo))).toEqual(outcome(4, 1));
    expect(alarms(site).map(({ outcome: result }) => result)).toEqual(['refused']);
  });

  it('of one country does not affect other countries', async () => {
    const site = accountSite(database, { SMS_COUNTRY_HOUR_LIMIT: '5' });
    expect(await sent(site, many(5, togo))).toEqual(outcome(4, 1));
    expect(await sent(site, many(5, ghana))).toEqual(outcome(4, 1));
  });

  it('that is used up does not reduce the others, and restarts when its window ends', async () => {
    const site = accountSite(database, { SMS_PREFIX_HOUR_LIMIT: '1', SMS_HOUR_LIMIT: '5' });
    const near = many(8, (index) => `+2289011${String(1000 + index)}`);
    expect(await sent(site, near)).toEqual(outcome(1, 7));
    expect(await sent(site, many(3, togo, 20))).toEqual(outcome(3, 0));
    await advanceTime(site.db, 3601);
    expect(await sent(site, many(1, togo, 30))).toEqual(outcome(1, 0));
  });

  it('keeps its last fifth for browsers that logged in with the number before', async () => {
    const site = accountSite(database, { SMS_HOUR_LIMIT: '10' });
    const phone = togo(1);
    expect((await site.logInByPhone(phone)).status).toBe(200);
    expect(await sent(site, many(8, togo, 20))).toEqual(outcome(7, 1));
    expect(await sent(site, [phone])).toEqual([200]);
  });
});

it('forty requests from countries outside the list send no SMS and use up no proof', async () => {
  const site = accountSite(database);
  const humanCheck = site.proof();
  const satellite = many(40, (index) => `+8816123456${String(index).padStart(2, '0')}`);
  const responses = await Promise.all(satellite.map((phone) => site.sendCode(phone, { humanCheck })));
  expect(new Set(responses.map(({ body }) => body.errorCode))).toEqual(new Set(['form/invalid_data']));
  expect(await database.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  expect((await site.sendCode(togo(1), { humanCheck })).status).toBe(200);
  const wider = accountSite(database, { SMS_COUNTRIES: 'TG,NG' });
  expect(await sent(wider, ['+2348021234567', '+233241234567'])).toEqual([200, 'form/invalid_data']);
});
