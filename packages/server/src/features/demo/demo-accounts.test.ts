import { expect, it } from 'vitest';
import { accountSite, sessionIn } from '../../testing/account-site.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { demoPassword, syncDemoAccounts } from './demo-accounts.ts';
import { readEnvironment } from '../../platform/config/environment.ts';
import { productionVariables } from '../../testing/production.ts';
import { cleanUp } from '../../features.ts';

const database = await testDatabase();
const site = accountSite(database);

function settings(variables: Record<string, string> = {}) {
  const { environment, faults } = readEnvironment(variables);
  if (environment === null) throw new Error(JSON.stringify(faults));
  return environment;
}
const login = (name: string) => site.post('/auth/login', { email: `${name}@kermesse.example`, password: demoPassword });

it('demo accounts of every kind exist in development, once, however many servers start', async () => {
  const [accounts] = await Promise.all(
    Array.from({ length: 3 }, async () => syncDemoAccounts(database.db, settings())),
  );
  expect(accounts?.map(({ description }) => description)).toEqual([
    'customer',
    'provider',
    'planner',
    'no profile yet',
    'admin, cannot log in with the form',
    'disabled',
  ]);
  expect(sessionIn(await login('afi')).user).toMatchObject({
    profileType: 'customer',
    profile: { preferredServices: ['1', '2'] },
  });
  expect(sessionIn(await login('kossi')).user).toMatchObject({ profileType: 'provider', profile: { types: ['1'] } });
  expect(sessionIn(await login('ama')).user).toMatchObject({
    profileType: 'planner',
    profile: { companyName: 'Ama Events' },
  });
  expect(sessionIn(await login('efua')).user).toMatchObject({ profileType: null });
  expect((await login('edem')).body.errorCode).toBe('auth/login_failed');
  expect((await login('yao')).body.errorCode).toBe('auth/user_disabled');
});

it('demo accounts are disabled in production, and their sessions end', async () => {
  const { user, accessToken: token } = sessionIn(await login('afi'));
  expect(await syncDemoAccounts(database.db, settings(productionVariables()))).toEqual([]);
  expect((await login('afi')).body.errorCode).toBe('auth/user_disabled');
  expect((await site.call(`/users/${user.id}`, { token })).status).toBe(401);
  await syncDemoAccounts(database.db, settings());
  expect((await login('afi')).status).toBe(200);
  expect((await login('yao')).body.errorCode).toBe('auth/user_disabled');
});

it('demo accounts are not created if other accounts exist', async () => {
  await database.db.deleteFrom('users').execute();
  await site.register('somebody@example.com');
  expect(await syncDemoAccounts(database.db, settings())).toEqual([]);
});

it('a cleanup keeps sessions that are still valid', async () => {
  const { user, accessToken: token } = await site.register('keeper@example.com');
  const failures: unknown[] = [];
  await cleanUp(database, (error) => failures.push(error));
  expect(failures).toEqual([]);
  expect((await site.call(`/users/${user.id}`, { token })).status).toBe(200);
});
