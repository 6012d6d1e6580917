import { isStrongEnough, minPasswordLength } from '@kermesse/api/schemas/forms/password';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { accountSite, registration } from '../../../testing/account-site.ts';
import { testDatabase } from '../../../testing/memory-database.ts';
import { isCommonPassword } from './common-passwords.ts';

const list: unknown = dictionary['passwords-common'];
const commonest = (Array.isArray(list) ? list : []).slice(0, 3000).map(String);
/** The common passwords that pass the strength tiers, so that only this rule rejects them. */
const passingTiers = commonest.filter((each) => each.length >= minPasswordLength && isStrongEnough(each));

const database = await testDatabase();
const site = accountSite(database);

it('recognises 3,000 common passwords in upper and lower case, and none with one more character', () => {
  expect(new Set(commonest).size).toBe(3000);
  const written = commonest.flatMap((each) => [
    each,
    each.toUpperCase(),
    `${each.charAt(0).toUpperCase()}${each.slice(1)}`,
  ]);
  expect(written.filter((each) => !isCommonPassword(each))).toEqual([]);
  expect(commonest.map((each) => `${each}~`).filter(isCommonPassword)).toEqual([]);
});

it('registration rejects common passwords that pass the strength tiers', async () => {
  expect(passingTiers.length).toBeGreaterThan(100);
  for (const chosen of passingTiers.filter((_, place) => place % 4 === 0)) {
    const body = registration('guest@example.com', chosen);
    const response = await site.post('/auth/register', body, { headers: { 'accept-language': 'en' } });
    expect([chosen, response.body.data]).toEqual([
      chosen,
      { password: 'This password is too common. Choose another one.' },
    ]);
  }
  expect(await database.db.selectFrom('users').select('id').execute()).toEqual([]);
});

it('resetting and changing the password reject common passwords', async () => {
  const email = 'afi@example.com';
  const { accessToken: token } = await site.register(email);
  const [chosen = ''] = passingTiers;
  const refused = {
    errorCode: 'form/invalid_data',
    data: { password: 'Ce mot de passe est trop courant. Choisissez-en un autre.' },
  };
  expect((await site.resetPassword(email, chosen)).body).toMatchObject(refused);
  const changed = await site.setPassword(token, chosen);
  expect(changed.body).toMatchObject({ ...refused, data: { newPassword: refused.data.password } });
  expect((await site.login(email)).status).toBe(200);
});
