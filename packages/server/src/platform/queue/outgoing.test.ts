import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { OperatorError } from '../config/operator-error.ts';
import { createBackgroundTasks } from '../process/background.ts';
import { MessageNotSentError } from '../email/email-sender.ts';
import { accountSite, deliver, newAddress, password, type AccountSite } from '../../testing/account-site.ts';
import { advanceTime } from '../../testing/advance-time.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { startSmtpStub } from '../../testing/stubs/smtp-stub.ts';
import { listFailedMessages, retryFailedMessages } from '../../control/failed-messages.ts';
import {
  NoMailboxError,
  NotReadyError,
  UnknownOutcomeError,
  type ClaimedMessage,
  type OutgoingMessage,
} from './message.ts';
import { createOutgoing } from './outgoing.ts';
import { claimMessage, deleteOldMessages, maxAttempts, queueMessage, recordFailure, releaseClaims } from './queue.ts';
import { sentKinds, shouldDelete } from '../../send-message.ts';

const database = await testDatabase();
const site = accountSite(database);
beforeEach(async () => {
  await database.db.deleteFrom('outgoing_messages').execute();
});

const queue = (message: OutgoingMessage, options?: Parameters<typeof queueMessage>[2]) =>
  database.db.transaction().execute((trx) => queueMessage(trx, message, options));
const waiting = () => database.db.selectFrom('outgoing_messages').select('kind').where('sent_at', 'is', null).execute();
const sendingSite = (url: string) => accountSite(database, { SMTP_URL: url, MAIL_FROM: 'us@example.com' });

/** A site whose mail server cannot be reached. */
const withoutMailServer = () => sendingSite('smtp://127.0.0.1:9');

/** Creates a sender with its own `send` function, like that of a separate process. */
function sender(send: (claimed: ClaimedMessage) => Promise<void>, attemptTimeout?: number) {
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const background = createBackgroundTasks(report);
  return {
    outgoing: createOutgoing({
      db: database.db,
      background,
      report,
      kinds: sentKinds,
      send,
      shouldDelete,
      attemptTimeout,
    }),
    background,
    reported,
  };
}

it('an email that cannot be sent is queued and sent later, once', async () => {
  const broken = withoutMailServer();
  const email = newAddress();
  await broken.register(email);
  await broken.background.idle();
  expect(broken.reported).toHaveLength(1);
  expect(await waiting()).toEqual([{ kind: 'verification' }]);
  await deliver(site);
  expect(await site.messagesTo(email)).toHaveLength(0);
  await advanceTime(database.db, 61);
  await deliver(site);
  await deliver(site);
  expect(await site.messagesTo(email)).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

it('the message of a killed server is sent by its next start, or by another server after a minute', async () => {
  const { user } = await site.register(newAddress());
  await site.background.idle();
  await queue({ kind: 'changed', userId: user.id });
  // The claim of a process that was killed.
  expect(await claimMessage(database.db, 'email', sentKinds)).toMatchObject({
    message: { kind: 'changed' },
    attempt: 1,
  });
  expect(await claimMessage(database.db, 'email', sentKinds)).toBeUndefined();
  await advanceTime(database.db, 61);
  expect(await claimMessage(database.db, 'email', sentKinds)).toMatchObject({ attempt: 2 });
  await releaseClaims(database.db);
  await deliver(site);
  expect((await site.messagesTo(user.email ?? '')).map(({ subject }) => subject)).toEqual([
    'Votre mot de passe a été changé',
    'Confirmez votre adresse e-mail',
  ]);
});

it('a start does not shorten the pause after a failure', async () => {
  await queue({ kind: 'reset', email: newAddress() });
  const claimed = await claimMessage(database.db, 'email', sentKinds);
  await recordFailure(database.db, { ...claimed!, attempt: 3 }, 'no mail server', { shouldDelete: false });
  await releaseClaims(database.db);
  expect(await claimMessage(database.db, 'email', sentKinds)).toBeUndefined();
});

it('a message that cannot be sent does not block others', async () => {
  const [one, two] = [newAddress(), newAddress()];
  const sent: OutgoingMessage[] = [];
  const { reported, ...made } = sender(async ({ message }) => {
    if ('email' in message && message.email === one) throw new Error('no such mailbox');
    sent.push(message);
  });
  await queue({ kind: 'reset', email: one });
  await queue({ kind: 'reset', email: two });
  await deliver(made);
  expect(String(reported[0])).toMatch(/^Error: Attempt 1 to send message \d+ \(reset\) failed: no such mailbox$/);
  expect(reported).toHaveLength(1);
  expect(sent).toEqual([expect.objectContaining({ email: two })]);
  expect(await listFailedMessages(database.db)).toEqual([
    expect.objectContaining({ email: one, attempts: 1, failedAt: null, error: 'no such mailbox' }),
  ]);
});

it('two servers send each message once', async () => {
  for (let number = 0; number < 60; number += 1) await queue({ kind: 'reset', email: newAddress() });
  const sent: number[] = [];
  const send = async ({ id }: ClaimedMessage) => {
    await new Promise((done) => setTimeout(done, 2));
    sent.push(id);
  };
  await Promise.all([deliver(sender(send)), deliver(sender(send))]);
  expect(sent).toHaveLength(60);
  expect(new Set(sent).size).toBe(60);
});

it('an SMS that the gateway may have sent is tried only once more', async () => {
  let attempts = 0;
  const silent = sender(() => {
    attempts += 1;
    return Promise.reject(new UnknownOutcomeError('The gateway did not respond'));
  });
  await queue({ kind: 'phone-code', channel: 'sms', about: '1' });
  for (let tries = 0; tries < 4; tries += 1) {
    await deliver(silent);
    await advanceTime(database.db, 60);
  }
  expect(attempts).toBe(2);
  expect(await listFailedMessages(database.db)).toMatchObject([{ attempts: 2 }]);
});

it.each([
  ['an SMS that may have been sent', new UnknownOutcomeError('The gateway responded with 504')],
  ['a message that is sent later', new NotReadyError('The hourly limit is reached')],
])('a request that waits for %s does not fail', async (_, error) => {
  const id = await queue({ kind: 'phone-code', channel: 'sms', about: '1' });
  const { outgoing } = sender(() => Promise.reject(error));
  expect(await outgoing.sendNow('sms', id!)).toBe('under way');
  expect(await waiting()).toHaveLength(1);
});

it('an email to an address without a mailbox is given up at once', async () => {
  const { reported, ...made } = sender(() => Promise.reject(new NoMailboxError('550 User unknown')));
  await queue({ kind: 'reset', email: newAddress() });
  await deliver(made);
  expect(await listFailedMessages(database.db)).toMatchObject([{ attempts: 1 }]);
  expect(String(reported[1])).toContain('was given up after 1 attempts');
  expect(reported).toEqual([expect.any(OperatorError), expect.any(OperatorError)]);
});

it('simultaneous requests for the same message send one email, a later request another one', async () => {
  const { email, token } = await site.member();
  await site.background.idle();
  const ask = () => Promise.all(Array.from({ length: 20 }, async () => site.requestReset(email)));
  await ask();
  expect(await site.messagesTo(email)).toHaveLength(2);
  await advanceTime(database.db, 11);
  await ask();
  expect(await site.messagesTo(email)).toHaveLength(3);
  await Promise.all(Array.from({ length: 20 }, async () => site.call('/auth/send-verification-email', { token })));
  expect(await site.messagesTo(email)).toHaveLength(4);
  const wanted = newAddress();
  await Promise.all(Array.from({ length: 20 }, async () => site.edit(token, wanted, { currentPassword: password })));
  expect([(await site.messagesTo(email)).length, (await site.messagesTo(wanted)).length]).toEqual([5, 1]);
});

it('retries do not count towards the hourly limit of emails to an address', async () => {
  const email = newAddress();
  const broken = withoutMailServer();
  await broken.register(email);
  const again = async (on: AccountSite) => {
    await on.background.idle();
    await sql`update outgoing_messages set due_at = now()`.execute(database.db);
    await deliver(on);
  };
  for (let attempt = 2; attempt <= 12; attempt += 1) await again(broken);
  await again(site);
  expect(await site.messagesTo(email)).toHaveLength(1);
});

it('a message is given up after the last attempt, listed, and sent when it is replayed', async () => {
  const { email } = await site.member();
  await site.background.idle();
  const error = 'The mail server is gone';
  const { reported, ...broken } = sender(() => Promise.reject(new MessageNotSentError(error)));
  await queue({ kind: 'reset', email });
  for (let attempt = 0; attempt <= maxAttempts; attempt += 1) {
    await deliver(broken);
    await advanceTime(database.db, 86_400);
  }
  expect(reported).toHaveLength(maxAttempts + 1);
  const [found, ...others] = await listFailedMessages(database.db);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ channel: 'email', kind: 'reset', email, attempts: maxAttempts, error });
  expect(await retryFailedMessages(database.db, [-1])).toBe(0);
  expect(await retryFailedMessages(database.db)).toBe(1);
  const before = (await site.messagesTo(email)).length;
  await deliver(site);
  expect(await site.messagesTo(email)).toHaveLength(before + 1);
  expect(await listFailedMessages(database.db)).toEqual([]);
});

it('a message is deleted an hour after it was sent, and thirty days after it was given up', async () => {
  const ids = [
    await queue({ kind: 'reset', email: newAddress() }),
    await queue({ kind: 'reset', email: newAddress() }),
  ].map(Number);
  await sql`update outgoing_messages set sent_at = now() where id = ${ids[0]}`.execute(database.db);
  await sql`update outgoing_messages set failed_at = now() where id = ${ids[1]}`.execute(database.db);
  const left = async () => {
    await deleteOldMessages(database.db);
    return (await database.db.selectFrom('outgoing_messages').select('id').execute()).map(({ id }) => id);
  };
  expect(await left()).toEqual(ids);
  await advanceTime(database.db, 3601);
  expect(await left()).toEqual([ids[1]]);
  await advanceTime(database.db, 30 * 86_400);
  expect(await left()).toEqual([]);
});

it('an email has the same Message-ID in every attempt, and a different one from every other email', async () => {
  const server = await startSmtpStub();
  const sending = sendingSite(server.url);
  const email = newAddress();
  await sending.register(email);
  await sending.background.idle();
  // An email that was sent by a server that was killed before it recorded that.
  await sql`update outgoing_messages set sent_at = null, due_at = now()`.execute(database.db);
  await deliver(sending);
  await advanceTime(database.db, 11);
  await sending.requestReset(email);
  await sending.background.idle();
  await server.close();
  const ids = server.emails.map(({ data }) => /^message-id: (<[\w-]+@example\.com>)/im.exec(data)?.[1]);
  expect(ids).toHaveLength(3);
  expect(ids[0]).toMatch(/^<[\w-]{36}@/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

it('messages that strangers cause are sent after all others', async () => {
  const { user } = await site.register(newAddress());
  await site.background.idle();
  await database.db.deleteFrom('outgoing_messages').execute();
  for (const email of ['first@example.com', 'second@example.com'])
    await queue({ kind: 'confirm', userId: user.id, email }, { priority: 'low' });
  await queue({ kind: 'changed', userId: user.id });
  const claim = () => claimMessage(database.db, 'email', sentKinds);
  const claimed = [await claim(), await claim()];
  expect(claimed.map((each) => each?.message.kind)).toEqual(['changed', 'confirm']);
});

it('a message of a kind that only a newer release knows stays in the queue', async () => {
  await sql`insert into outgoing_messages (channel, kind) values ('email', 'future'), ('sms', 'future')`.execute(
    database.db,
  );
  await deliver(site);
  const { rows } = await sql`select kind, attempts, sent_at, last_error from outgoing_messages`.execute(database.db);
  const untouched = { kind: 'future', attempts: 0, sent_at: null, last_error: null };
  expect(rows).toEqual([untouched, untouched]);
});

it('a message that is sent after the timeout of its attempt is not sent again', async () => {
  let sent = 0;
  const slow = sender(async () => {
    await new Promise((done) => setTimeout(done, 200));
    sent += 1;
  }, 50);
  await queue({ kind: 'reset', email: newAddress() });
  await deliver(slow);
  expect(slow.reported).toHaveLength(1);
  expect(String(slow.reported[0])).toContain('Sending took longer than 0.05 seconds');
  await advanceTime(database.db, 61);
  await deliver(slow);
  expect(sent).toBe(1);
  expect(await waiting()).toEqual([]);
});
