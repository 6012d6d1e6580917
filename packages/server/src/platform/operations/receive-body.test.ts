import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { accountSite, sessionIn } from '../../testing/account-site.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { serveLocally } from '../../testing/stubs/listen.ts';
import { receiveBody } from './receive-body.ts';

const database = await testDatabase();
const site = accountSite(database);
const { owner, resetPassword } = site;

const address = 'http://localhost/api/anything';

/** Returns a body that sends one part at once, and the rest on `finish`; `reading` resolves when it is being read. */
function slowBody(first: string) {
  const reading = Promise.withResolvers<void>();
  let sent = false;
  let finish: (rest: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        finish = (rest) => {
          controller.enqueue(new TextEncoder().encode(rest));
          controller.close();
        };
      },
      pull(controller) {
        if (!sent) controller.enqueue(new TextEncoder().encode(first));
        sent = true;
        reading.resolve();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, reading: reading.promise, finish: (rest: string) => finish(rest) };
}

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(address, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

describe('receiving a body', () => {
  it('returns the whole body', async () => {
    const { body, reading, finish } = slowBody('{"a":');
    const received = receiveBody(post(body), { maxBytes: 10 });
    await reading;
    finish('1}');
    expect(await (await received).json()).toEqual({ a: 1 });
  });

  it('stops at the maximum size, announced or counted', async () => {
    const tooLarge = { refusal: { code: 'request/too_large' } };
    await expect(receiveBody(post('12345678901'), { maxBytes: 10 })).rejects.toMatchObject(tooLarge);
    const { body, reading, finish } = slowBody('12345');
    const received = receiveBody(post(body, { 'content-length': '3' }), { maxBytes: 10 });
    await reading;
    finish('678901');
    await expect(received).rejects.toMatchObject(tooLarge);
  });

  it('rejects a body whose client disconnects', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    await expect(receiveBody(post(body), { maxBytes: 10 })).rejects.toMatchObject({
      refusal: { code: 'request/malformed' },
    });
  });

  it('rejects a body that does not arrive in time', async () => {
    await expect(receiveBody(post(slowBody('{').body), { maxBytes: 10, timeout: 20 })).rejects.toMatchObject({
      refusal: { code: 'request/timeout' },
      headers: { connection: 'close' },
    });
  });
});

it('a client can use its connection again after a body that is too large, and after a form without boundary', async () => {
  const { accessToken } = sessionIn(await site.login((await owner()).email));
  const { port, close } = await serveLocally(site.site);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, type: string, body: string) =>
    new Promise((done, failed) => {
      const headers = { 'x-api-key': site.apiKey, authorization: `Bearer ${accessToken}`, 'content-type': type };
      const sent = request({ port, agent, method: 'POST', path, headers }, (response) =>
        response.resume().on('end', () => done([response.statusCode, sent.reusedSocket])),
      );
      sent.on('error', failed).end(body);
    });
  const subscribe = (body: string) => send('/api/newsletter/emails', 'application/json', body);
  expect(await subscribe('x'.repeat(3_000_000))).toEqual([413, false]);
  expect(await subscribe('{}')).toEqual([422, true]);
  expect(await send('/api/file/upload', 'multipart/form-data', 'x'.repeat(500_000))).toEqual([400, true]);
  expect(await subscribe('{}')).toEqual([422, true]);
  agent.destroy();
  await close();
});

describe('a request whose body arrives after its session has ended', () => {
  it.each([
    ['/auth/edit-email', { email: 'thief@example.com' }],
    ['/auth/edit-password', { currentPassword: 'a', newPassword: 'b', newPasswordConfirmation: 'b' }],
  ])('is rejected: %s', async (path, input) => {
    const { email, id } = await owner();
    const { accessToken } = sessionIn(await site.login(email));
    const { body, reading, finish } = slowBody('{');
    const response = site.site.request(`/api${path}`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        'x-api-key': site.apiKey,
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'content-length': String(JSON.stringify(input).length),
      },
    } as RequestInit);
    await reading;
    await resetPassword(email);
    finish(JSON.stringify(input).slice(1));
    const { status } = await response;
    expect([status, await (await response).json()]).toEqual([
      401,
      expect.objectContaining({ errorCode: 'auth/session_ended' }),
    ]);
    const user = await database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(user.pending_email).toBeNull();
  });
});
