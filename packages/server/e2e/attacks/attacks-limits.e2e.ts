import { expect, it } from 'vitest';
import { registration } from '../../src/testing/account-site.ts';
import { ownersPassword, startProductionSite } from '../support/production-site.ts';

// Attacks on logins by brute force and flooding, against the limits, hashes and proofs of work of a production
// configuration.
const site = await startProductionSite();

it('after 100 wrong passwords from five addresses, the owner logs in at once on a known device, and with one proof elsewhere', async () => {
  const email = 'attacked@example.com';
  const owner = site.visitor();
  expect((await owner.post('/auth/register', registration(email, ownersPassword))).status).toBe(200);
  const strangers = Array.from({ length: 5 }, (_, index) => site.visitor(`198.51.100.${index + 1}`));
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, round) =>
      strangers.map((stranger, index) =>
        stranger.post('/auth/login', { email, password: `Wrong-one-${round}-${index}` }),
      ),
    ).flat(),
  );
  expect(tries.filter(({ body }) => body.errorCode === 'auth/wrong_password')).toHaveLength(5);
  expect(tries.filter(({ body }) => body.errorCode === 'auth/human_check_required')).toHaveLength(95);
  for (const stranger of strangers) {
    const paid = await stranger.postProven('/auth/login', { email, password: 'Wrong-and-paid-for' });
    expect([paid.body.errorCode, paid.proofs]).toEqual(['auth/wrong_password', 1]);
  }
  expect((await owner.post('/auth/login', { email, password: ownersPassword })).status).toBe(200);
  const elsewhere = await site.visitor().postProven('/auth/login', { email, password: ownersPassword });
  expect([elsewhere.status, elsewhere.proofs]).toEqual([200, 1]);
}, 300_000);

it('the security log has a line for each attempt, without an address or a password', () => {
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"log":"security"'));
  const events = lines.map((line) => JSON.parse(line) as Record<string, string>);
  const refused = events.filter(
    ({ event, outcome, address }) => event === 'sign-in' && outcome === 'refused' && address === '198.51.100.0/24',
  );
  expect(refused.length).toBeGreaterThanOrEqual(105);
  expect(lines.join('\n')).not.toMatch(/attacked@|example\.com|Wrong-|tam-tams|198\.51\.100\.[1-5]"/);
});
