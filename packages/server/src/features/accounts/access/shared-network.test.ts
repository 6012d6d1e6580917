import { beforeEach, expect, it } from 'vitest';
import { accountSite, browserOf, password, type AccountSite } from '../../../testing/account-site.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { sharedAccountSite } from '../../../testing/shared-account-site.ts';

const { database } = await sharedAccountSite();
/** A site that allows six attempts an hour for each IP address. All calls of these tests come from one address. */
let strict: AccountSite;
beforeEach(() => {
  strict = accountSite(database, { AUTH_LIMIT: '1' });
});
const wrongToken = 'x'.repeat(43);

/** Calls an operation until the limit of the address is exceeded. */
async function exhaust(path: string, body: object): Promise<void> {
  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) statuses.push((await strict.post(path, body)).status);
  expect(statuses.at(-1), path).toBe(429);
  expect(statuses.slice(0, -1), path).not.toContain(429);
}

it('the links of an owner work although others in the network have used invalid ones', async () => {
  const email = 'links@example.com';
  const { accessToken: token } = await strict.register(email);
  const chosen = 'Vingt-trois-tambours-4';
  const passwords = { password: chosen, passwordConfirmation: chosen };
  await exhaust('/auth/verify-email', { id: 'nobody', hash: 'wrong' });
  await exhaust('/auth/reset-password', { email, token: wrongToken, ...passwords });
  await exhaust('/auth/undo-email', { token: wrongToken });
  await exhaust('/account-deletion/undo-link', { token: wrongToken });
  const [id, hash] = new URL(await strict.linkTo(email)).pathname.split('/').slice(-2);
  expect((await strict.post('/auth/verify-email', { id, hash })).status).toBe(200);
  const form = { email, password, confirmText: 'DELETE MY ACCOUNT' };
  expect((await strict.post('/account-deletion', form, { token })).status).toBe(200);
  const keep = new URL(await strict.linkTo(email)).pathname.split('/').at(-1);
  expect((await strict.post('/account-deletion/undo-link', { token: keep })).status).toBe(200);
  await database.db.deleteFrom('rate_limits').where('key', 'like', 'reset request%').execute();
  expect((await strict.post('/auth/send-password-link', { email })).status).toBe(200);
  expect((await strict.resetBy(await strict.linkTo(email), chosen)).status).toBe(200);
}, 60_000);

it('a known browser gets and uses a code although others in the network have reached the limits', async () => {
  const phone = '+22890123499';
  const names = { firstname: 'Akou', lastname: 'Sena' };
  const first = await strict.code(phone, names);
  const verify = (code: string) => strict.post('/auth/phone/verify', { phone, code }, { headers: browserOf(phone) });
  expect((await verify(first)).status).toBe(200);
  await advanceTime(database.db, 150);
  await database.db.deleteFrom('rate_limits').execute();
  const codes = { guessed: 0, requested: 0 };
  for (let index = 0; index < 7; index += 1) {
    const other = `+2289012340${index}`;
    const stranger = { headers: browserOf(other) };
    codes.guessed = (await strict.post('/auth/phone/verify', { phone, code: '000000' }, stranger)).status;
    const form = { phone: other, ...names, humanCheck: strict.proof() };
    codes.requested = (await strict.post('/auth/phone', form, stranger)).status;
  }
  expect(codes).toEqual({ guessed: 429, requested: 429 });
  expect((await verify(await strict.code(phone))).status).toBe(200);
}, 60_000);

it('right codes do not count towards the limit of a network', async () => {
  for (let index = 0; index < 8; index += 1) {
    await database.db.deleteFrom('rate_limits').where('key', 'like', 'code from%').execute();
    const phone = `+2289012360${index}`;
    const code = await strict.code(phone);
    expect((await strict.post('/auth/phone/verify', { phone, code }, { headers: browserOf(phone) })).status).toBe(200);
  }
}, 60_000);
