import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSmtpStub, type SmtpStub } from '../src/testing/smtp-stub.ts';
import { emptyFolder, removeFolders } from './support/folders.ts';
import { kill, startServer } from './support/processes.ts';
import { browsersOf } from './support/proof.ts';

// Attacks on who comes in, against a server as production runs it: its own limits, real hashes, real proofs of work.
let server: Awaited<ReturnType<typeof startServer>>;
let mail: SmtpStub;
let browsers: ReturnType<typeof browsersOf>;

const apiKey = 'a-key-of-the-attacked-site';
const password = 'Tissus-et-tam-tams-7';
const names = { firstname: 'Afi', lastname: 'Mensah' };
const form = (email: string, chosen = password) => ({ ...names, email, password: chosen, passwordConfirmation: chosen });
const home = { from: '192.0.2.10' };
const strangers = Array.from({ length: 5 }, (_, index) => `203.0.113.${index + 1}`);

beforeAll(async () => {
  mail = await startSmtpStub();
  server = await startServer(emptyFolder(), {
    API_KEY: apiKey,
    TRUST_PROXY: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'bonjour@kermesse.example',
  });
  browsers = browsersOf(server.url, apiKey);
}, 120_000);
afterAll(async () => {
  await kill(server);
  await mail.close();
  removeFolders();
});

/** The mails with a link to set a password that somebody got. */
const resets = (email: string) =>
  mail.mails.filter(({ to, data }) => to.includes(email) && data.replaceAll('=\r\n', '').includes('/reset-password/')).length;

/** The cookie of the device that an answer names. */
const deviceIn = (headers: Headers) => headers.getSetCookie().find((each) => each.includes('Device='))?.split(';', 1)[0] ?? '';

it('35 registrations with somebody’s address, then their reset mail arrives', async () => {
  const email = 'owner@example.com';
  expect((await browsers.post('/auth/register', form(email), home)).status).toBe(200);
  const from = { from: strangers[0] ?? '' };
  let proofs = 0;
  for (let index = 0; index < 35; index += 1) proofs += (await browsers.postProven('/auth/register', form(email, `Drum-and-kora-${index}`), from)).proofs;
  expect(proofs).toBeGreaterThanOrEqual(25);
  expect((await browsers.post('/auth/send-password-link', { email }, home)).status).toBe(200);
  await expect.poll(() => resets(email), { timeout: 20_000 }).toBe(1);
}, 300_000);

it('35 reset requests by a stranger, then the owner’s own reset mail arrives', async () => {
  const email = 'flooded@example.com';
  expect((await browsers.post('/auth/register', form(email), home)).status).toBe(200);
  const from = { from: strangers[1] ?? '' };
  for (let index = 0; index < 35; index += 1) expect((await browsers.postProven('/auth/send-password-link', { email }, from)).status).toBe(200);
  await expect.poll(() => resets(email), { timeout: 20_000 }).toBeGreaterThan(0);
  // The same asked for again within ten seconds is one press of a button.
  await new Promise((done) => setTimeout(done, 10_500));
  const before = resets(email);
  expect(before).toBeLessThanOrEqual(3);
  expect((await browsers.post('/auth/send-password-link', { email }, { from: '192.0.2.20' })).status).toBe(200);
  await expect.poll(() => resets(email), { timeout: 20_000 }).toBe(before + 1);
}, 300_000);

it('100 wrong passwords from five addresses, then the owner signs in: at once where they did before, elsewhere with one proof', async () => {
  const email = 'attacked@example.com';
  const registered = await browsers.post('/auth/register', form(email), { from: '192.0.2.30' });
  const cookie = deviceIn(registered.headers);
  expect(cookie).toContain('Device=');
  const tries = await Promise.all(
    Array.from({ length: 100 }, async (_, index) =>
      browsers.post('/auth/login', { email, password: `Wrong-one-${index}` }, { from: strangers[index % 5] ?? '' }),
    ),
  );
  expect(tries.filter(({ code }) => code === 'auth/wrong_password')).toHaveLength(5);
  expect(tries.filter(({ code }) => code === 'auth/human_check_required')).toHaveLength(95);
  for (const from of strangers) {
    const paid = await browsers.postProven('/auth/login', { email, password: 'Wrong-and-paid-for' }, { from });
    expect([paid.code, paid.proofs]).toEqual(['auth/wrong_password', 1]);
  }
  const known = await browsers.post('/auth/login', { email, password }, { from: strangers[0] ?? '', cookie });
  expect(known.status).toBe(200);
  const elsewhere = await browsers.postProven('/auth/login', { email, password }, { from: '198.51.100.30' });
  expect([elsewhere.status, elsewhere.proofs]).toEqual([200, 1]);
}, 300_000);

it('and the log has each of them on a line of its own, without an address or a password', async () => {
  const lines = server.output().split('\n').filter((line) => line.includes('"log":"security"'));
  const refused = lines.map((line) => JSON.parse(line) as Record<string, string>).filter(({ event, outcome }) => event === 'sign-in' && outcome === 'refused');
  expect(refused.length).toBeGreaterThanOrEqual(105);
  expect(lines.join('\n')).not.toMatch(/attacked@|example\.com|Wrong-|tam-tams|203\.0\.113\.[1-5]"/);
});
