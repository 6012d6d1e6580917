import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serverKeys } from '../../src/platform/security/server-keys.ts';
import { createBackgroundTasks } from '../../src/platform/process/background.ts';
import type { ClaimedMessage } from '../../src/platform/queue/message.ts';
import { createOutgoing } from '../../src/platform/queue/outgoing.ts';
import { claimMessage, queueMessage } from '../../src/platform/queue/queue.ts';
import { sentKinds } from '../../src/send-message.ts';
import {
  accountSite,
  browserOf,
  password,
  registration,
  sessionIn,
  wrongCode,
  type AccountSite,
} from '../../src/testing/account-site.ts';
import { advanceTime } from '../../src/testing/advance-time.ts';
import { makeDocument, makeProfile } from '../../src/testing/profiles.ts';
import { twoSites } from '../support/own-server.ts';
import { waitForLocks } from '../support/postgres.ts';

// Tests of exactness under concurrency need real concurrency: two servers on one Postgres, up to 100 requests at once.
const { databases, sites } = await twoSites();
/** Counts runs of a test, so that a retry uses fresh addresses. */
let attempts = 0;

const either = (index: number): AccountSite => sites[index % 2 === 0 ? 0 : 1];
const many = <T>(count: number, work: (site: AccountSite, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, async (_, index) => work(either(index), index)));
const countOutcomes = (responses: { status: number; body: { errorCode?: string } }[]) => {
  const counts: Record<string, number> = {};
  for (const { status, body } of responses)
    counts[body.errorCode ?? status] = (counts[body.errorCode ?? status] ?? 0) + 1;
  return counts;
};
const messagesTo = async (to: string) => {
  await Promise.all(sites.map(({ background }) => background.idle()));
  return either(0).messagesTo(to);
};

it('fifty simultaneous guesses of a code count as the five allowed attempts', async () => {
  const phone = '+22890010001';
  const code = await either(0).code(phone);
  const responses = await many(50, (site, index) => site.verifyCode(phone, wrongCode(code, index + 1)));
  expect(countOutcomes(responses)).toEqual({ 'auth/code_verification_failed': 5, 'auth/code_expired': 45 });
});

it('fifty simultaneous guesses from other browsers use up no attempt of the owner', async () => {
  const phone = '+22890010004';
  const code = await either(0).code(phone);
  const responses = await many(50, (site, index) =>
    site.verifyCode(phone, wrongCode(code, index), {}, browserOf(`stranger ${index}`)),
  );
  expect(countOutcomes(responses)).toEqual({ 'auth/code_verification_failed': 50 });
  expect((await either(1).verifyCode(phone, code)).status).toBe(200);
});

it('SMS budgets are exact under fifty simultaneous requests', async () => {
  const limited = databases.map((database) => accountSite(database, { SMS_PREFIX_HOUR_LIMIT: '10' }));
  const responses = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const site = limited[index % 2] ?? either(0);
      const phone = `+2289007${String(1000 + index)}`;
      return site.sendCode(phone);
    }),
  );
  // Unknown browsers can use four fifths of it.
  expect(countOutcomes(responses)).toEqual({ 200: 8, 'auth/code_sending_failed': 42 });
});

it('the correct code, submitted fifty times at once, creates one session and one account', async () => {
  const phone = '+22890010002';
  const code = await either(0).code(phone);
  expect(countOutcomes(await many(50, (site) => site.verifyCode(phone, code)))).toEqual({
    200: 1,
    'auth/code_expired': 49,
  });
});

it('fifty simultaneous requests send one code', async () => {
  const phone = '+22890010003';
  const responses = await many(50, (site) => site.sendCode(phone));
  expect(countOutcomes(responses)).toEqual({ 200: 1, 'rate/limited': 49 });
  expect(await messagesTo(phone)).toHaveLength(1);
});

it('a human-check proof is accepted once', async () => {
  const humanCheck = either(0).proof();
  const responses = await many(20, (site, index) =>
    site.post('/auth/phone', { phone: `+228900200${10 + index}`, firstname: 'A', lastname: 'B', humanCheck }),
  );
  expect(countOutcomes(responses)).toEqual({ 200: 1, 'form/invalid_data': 19 });
});

it('of fifty simultaneous password guesses, five are checked and the others need a proof of work', async () => {
  const email = 'guessed@example.com';
  await either(0).register(email);
  const responses = await many(50, (site, index) =>
    site.post('/auth/login', { email, password: `Guess-number-${index}` }),
  );
  expect(countOutcomes(responses)).toEqual({ 'auth/wrong_password': 5, 'auth/human_check_required': 45 });
});

it('a form that is submitted a hundred times creates one account and one session', async () => {
  const email = 'pressed@example.com';
  const sessions = await many(100, (site) => site.register(email, {}, 'key-of-one-browsers-form'));
  expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
  expect(new Set(sessions.map(({ accessToken }) => accessToken)).size).toBe(1);
  const stored = await either(0)
    .db.selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', sessions[0]?.user.id ?? '')
    .execute();
  expect(stored).toHaveLength(1);
  expect(await messagesTo(email)).toHaveLength(1);
});

it('a link to set a password works once', async () => {
  const email = 'forgot@example.com';
  await either(0).register(email);
  await either(0).requestReset(email);
  const token = new URL((await messagesTo(email))[0]?.links[0] ?? '').pathname.split('/').at(-1);
  const bodyOf = (chosen: string) => ({ email, token, password: chosen, passwordConfirmation: chosen });
  const resets = many(20, (site, index) => site.post('/auth/reset-password', bodyOf(`Batik-et-balafons-${index}`)));
  expect(countOutcomes(await resets)).toEqual({ 200: 1, 'auth/invalid_token': 19 });
});

it('no login with the old password survives a simultaneous reset', async () => {
  attempts += 1;
  const alive: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const email = `stolen-${attempts}-${round}@example.com`;
    const { user } = await either(0).register(email);
    await either(0).requestReset(email);
    const link = (await messagesTo(email))[0]?.links[0] ?? '';
    const [reset, ...logins] = await Promise.all([
      either(1).resetBy(link, 'Batik-et-balafons-8'),
      ...Array.from({ length: 20 }, (_, index) => {
        const site = either(index);
        return site.login(email, password, { humanCheck: site.proof() });
      }),
    ]);
    expect(reset.status).toBe(200);
    const tokens = logins.filter(({ status }) => status === 200).map((each) => sessionIn(each).accessToken);
    for (const token of tokens) alive.push((await either(0).call(`/users/${user.id}`, { token })).status);
  }
  expect(alive.filter((status) => status !== 401)).toEqual([]);
});

it('of two sessions that end each other at once, one survives', async () => {
  attempts += 1;
  const survivors: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const email = `rivals-${attempts}-${round}@example.com`;
    const { user, accessToken } = await either(0).register(email);
    const tokens = [accessToken, sessionIn(await either(1).login(email)).accessToken];
    await Promise.all(tokens.map((token, index) => either(index).call('/user-sessions', { method: 'DELETE', token })));
    const checks = tokens.map((token) => either(0).call(`/users/${user.id}`, { token }));
    survivors.push((await Promise.all(checks)).filter(({ status }) => status === 200).length);
  }
  expect(survivors).toEqual([1, 1, 1, 1, 1]);
});

it('fifty simultaneous registrations of an address create one account, and the others report that it is taken', async () => {
  const email = 'wanted@example.com';
  const responses = await many(50, (site, index) =>
    site.post('/auth/register', registration(email, `${password}-${index}`)),
  );
  expect(countOutcomes(responses)).toEqual({ 200: 1, 'auth/email_already_used': 49 });
});

it('when several accounts confirm a change to the same address at once, one wins and no account loses its address', async () => {
  // An address receives at most five such emails a day.
  const people = 5;
  attempts += 1;
  const wanted = `claimed-${attempts}@example.com`;
  const links: string[] = [];
  for (let index = 0; index < people; index++) {
    const { accessToken: token } = await either(index).register(`claims-${index}-${attempts}@example.com`);
    await either(index).edit(token, wanted, { currentPassword: password });
    links.push((await messagesTo(wanted))[0]?.links[0] ?? '');
  }
  const results = await Promise.all(links.map((link, index) => either(index).confirm(link, { delivers: false })));
  expect(results.filter((result) => result === 'changed')).toHaveLength(1);
  expect(results.filter((result) => result === 'taken')).toHaveLength(people - 1);
  const rows = await either(0)
    .db.selectFrom('users')
    .select('email')
    .where('email', 'like', `claim%-${attempts}@example.com`)
    .execute();
  expect(new Set(rows.map(({ email }) => email)).size).toBe(people);
});

it('a document that is removed while it is submitted again is returned', async () => {
  attempts += 1;
  const { user, accessToken: token } = await either(0).register(`submits-${attempts}@example.com`);
  const [{ db }, other] = databases;
  await makeProfile(db, user.id, { type: 'planner' });
  await makeDocument(db, user.id, { name: 'licence.pdf' });
  const { path } = await db
    .selectFrom('files')
    .select('path')
    .where('owner_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const submit = () => either(0).post('/documents', { path, name: 'licence.pdf' }, { token });
  const [again, removed] = await other.db.transaction().execute(async (trx) => {
    // The submission waits for this lock after it has found the document.
    await trx.selectFrom('files').select('path').where('path', '=', path).forNoKeyUpdate().execute();
    const submitting = submit();
    await waitForLocks(db);
    const removing = db.deleteFrom('documents').where('path', '=', path).execute();
    await Promise.race([removing, waitForLocks(db, 2)]);
    return [submitting, removing];
  });
  expect((await again).status).toBe(200);
  await removed;
});

it('servers that start at once share their keys', async () => {
  const keys = await many(20, (site) => serverKeys(site.db, undefined)('shared'));
  expect(new Set(keys).size).toBe(1);
  expect(sites.flatMap(({ reported }) => reported)).toEqual([]);
});

it('two servers send two hundred messages once each, and those of a killed server after its lease', async () => {
  const [one, other] = databases;
  await one.db.deleteFrom('outgoing_messages').execute();
  for (let number = 0; number < 200; number += 1)
    await one.db
      .transaction()
      .execute((trx) => queueMessage(trx, { kind: 'reset', email: `queued-${number}@example.com` }));
  // A third server claims three messages and is killed.
  const taken = [
    await claimMessage(one.db, 'email', sentKinds),
    await claimMessage(one.db, 'email', sentKinds),
    await claimMessage(one.db, 'email', sentKinds),
  ].map((claimed) => claimed?.id);
  const sent: number[] = [];
  const failures: unknown[] = [];
  const report = (error: unknown) => void failures.push(error);
  const servers = [one, other].map(({ db }) => {
    const background = createBackgroundTasks(report);
    const send = async ({ id }: ClaimedMessage) => {
      await setTimeout(2);
      sent.push(id);
    };
    return {
      background,
      outgoing: createOutgoing({ db, background, report, kinds: sentKinds, send, shouldDelete: () => false }),
    };
  });
  const deliver = async () => {
    for (const { outgoing } of servers) outgoing.sendDue();
    await Promise.all(servers.map(({ background }) => background.idle()));
  };
  await deliver();
  expect([sent.length, new Set(sent).size, sent.some((id) => taken.includes(id)), failures]).toEqual([
    197,
    197,
    false,
    [],
  ]);
  await advanceTime(one.db, 61);
  await deliver();
  expect([sent.length, new Set(sent).size, failures]).toEqual([200, 200, []]);
});
