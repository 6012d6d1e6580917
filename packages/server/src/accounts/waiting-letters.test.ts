import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { outboxMailer } from '../outbox/outbox.ts';
import { accountSite, password, type AccountSite } from '../testing/account-site.ts';
import { letTimePass } from '../testing/let-time-pass.ts';
import { memoryDatabase } from '../testing/memory-database.ts';
import { deliverLetters } from './letters.ts';
import { claimLetter, forgetLetters, orderLetter, releaseLetters, type Letter } from './waiting-letters.ts';

let database: OpenDatabase;
let site: AccountSite;
let count = 0;
const address = () => `letters-${(count += 1)}@example.com`;

beforeAll(async () => {
  database = await memoryDatabase();
  site = accountSite(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('waiting_letters').execute();
});

const order = (letter: Letter) => database.db.transaction().execute((trx) => orderLetter(trx, letter));
const deliver = (reported: unknown[] = []) =>
  deliverLetters({ db: database.db, mailer: outboxMailer(database.db), origin: 'http://localhost', report: (error) => reported.push(error) });
const waiting = () => database.db.selectFrom('waiting_letters').select('kind').where('sent_at', 'is', null).execute();

/** A site whose mail server answers nobody. */
const withoutMail = () => accountSite(database, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'us@example.com' });

it('a mail that cannot be sent waits, and is sent later, once', async () => {
  const broken = withoutMail();
  const email = address();
  await broken.register(email);
  await broken.background.idle();
  expect(broken.reported).toHaveLength(1);
  expect(await waiting()).toEqual([{ kind: 'verification' }]);
  await deliver();
  expect(await site.letters(email)).toHaveLength(0);
  await letTimePass(database.db, 61);
  await deliver();
  await deliver();
  expect(await site.letters(email)).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

it('a server that was killed before it mailed is made up for when it starts again', async () => {
  const email = address();
  const { user } = await site.register(email);
  await site.background.idle();
  await order({ kind: 'changed', userId: user.id });
  // Taken, and then no more was heard of who took it.
  expect(await claimLetter(database.db)).toMatchObject({ letter: { kind: 'changed' } });
  expect(await claimLetter(database.db)).toBeUndefined();
  await releaseLetters(database.db);
  await deliver();
  expect((await site.letters(email)).map(({ subject }) => subject)).toEqual(['Votre mot de passe a été changé', 'Confirmez votre adresse e-mail']);
});

it('one that cannot be sent holds back no other', async () => {
  const [one, two] = [address(), address()];
  await site.register(one);
  await site.register(two);
  await site.background.idle();
  const reported: unknown[] = [];
  await order({ kind: 'reset', email: one });
  await order({ kind: 'reset', email: two });
  const mailer = outboxMailer(database.db);
  await deliverLetters({
    db: database.db,
    origin: 'http://localhost',
    report: (error) => reported.push(error),
    mailer: { send: async (mail) => (mail.to === one ? Promise.reject(new Error('no such mailbox')) : mailer.send(mail)) },
  });
  expect(reported).toHaveLength(1);
  expect([(await site.letters(one)).length, (await site.letters(two)).length]).toEqual([1, 2]);
});

it('what is asked for many times at once is one mail, and another one later', async () => {
  const email = address();
  const { accessToken: token } = await site.register(email);
  await site.background.idle();
  const ask = () => Promise.all(Array.from({ length: 20 }, async () => site.post('/auth/send-password-link', { email })));
  await ask();
  expect(await site.letters(email)).toHaveLength(2);
  await letTimePass(database.db, 11);
  await ask();
  expect(await site.letters(email)).toHaveLength(3);
  await Promise.all(Array.from({ length: 20 }, async () => site.call('/auth/send-verification-email', { token })));
  expect(await site.letters(email)).toHaveLength(4);
  const body = { email: address(), currentPassword: password };
  await Promise.all(Array.from({ length: 20 }, async () => site.post('/auth/edit-email', body, { token })));
  expect([(await site.letters(email)).length, (await site.letters(body.email)).length]).toEqual([5, 1]);
});

it('whoever asks for a mail and waits for it is told when it cannot be sent, and it does not come later', async () => {
  const email = address();
  const { accessToken: token } = await site.register(email);
  await site.background.idle();
  await letTimePass(database.db, 11);
  const broken = withoutMail();
  expect((await broken.call('/auth/send-verification-email', { token })).body.errorCode).toBe('server/unavailable');
  expect(await waiting()).toEqual([]);
  expect((await site.call('/auth/send-verification-email', { token })).status).toBe(200);
});

it('is forgotten once it was sent, or would be of no use', async () => {
  const email = address();
  await order({ kind: 'reset', email });
  await letTimePass(database.db, 3 * 86_400 - 60);
  await forgetLetters(database.db);
  expect(await waiting()).toHaveLength(1);
  await letTimePass(database.db, 120);
  await forgetLetters(database.db);
  expect(await waiting()).toEqual([]);
});
