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
  expect((await strict.deleteAccount(token, { email, password })).status).toBe(200);
  const keep = new URL(await strict.linkTo(email)).pathname.split('/').at(-1);
  expect((await strict.post('/account-deletion/undo-link', { token: keep })).status).toBe(200);
  await database.db.deleteFrom('rate_limits').where('key', 'like', 'reset request%').execute();
  expect((await strict.resetPassword(email, chosen)).status).toBe(200);
});

it('a known browser gets and uses a code although others in the network have reached the limits', async () => {
  const phone = '+22890123499';
  expect((await strict.logInByPhone(phone)).status).toBe(200);
  await advanceTime(database.db, 150);
  await database.db.deleteFrom('rate_limits').execute();
  const codes = { guessed: 0, requested: 0 };
  for (let index = 0; index < 7; index += 1) {
    const other = `+2289012340${index}`;
    codes.guessed = (await strict.verifyCode(phone, '000000', {}, browserOf(other))).status;
    codes.requested = (await strict.sendCode(other)).status;
  }
  expect(codes).toEqual({ guessed: 429, requested: 429 });
  expect((await strict.logInByPhone(phone)).status).toBe(200);
});

it('right codes do not count towards the limit of a network', async () => {
  for (let index = 0; index < 8; index += 1) {
    await database.db.deleteFrom('rate_limits').where('key', 'like', 'code from%').execute();
    expect((await strict.logInByPhone(`+2289012360${index}`)).status).toBe(200);
  }
});
