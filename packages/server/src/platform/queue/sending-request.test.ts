import { createServer, type Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountSite, newAddress } from '../../testing/account-site.ts';
import { advanceTime } from '../../testing/advance-time.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { listenLocally } from '../../testing/stubs/listen.ts';
import { startSmtpStub } from '../../testing/stubs/smtp-stub.ts';

let phones = 0;
const phone = () => `+2289012${String((phones += 1)).padStart(4, '0')}`;

const database = await testDatabase();
const site = accountSite(database);
beforeEach(async () => {
  await database.db.deleteFrom('outgoing_messages').execute();
});

const waiting = () => database.db.selectFrom('outgoing_messages').select('kind').where('sent_at', 'is', null).execute();

describe('a request that sends a message', () => {
  it('fails at once when the email cannot be sent, and the email is not sent later', async () => {
    const { accessToken: token } = await site.register(newAddress());
    await site.background.idle();
    await advanceTime(database.db, 11);
    // No server listens on this port. A busy computer may take longer than 150 ms to find out.
    const unreachable = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'us@example.com' };
    const broken = accountSite(database, unreachable, undefined, { sendingWait: 20_000 });
    expect((await broken.call('/auth/send-verification-email', { token })).body.errorCode).toBe('server/unavailable');
    expect(await waiting()).toEqual([]);
    expect((await site.call('/auth/send-verification-email', { token })).status).toBe(200);
  });

  it('gets a response before the mail server and the SMS gateway time out, and no message is lost', async () => {
    const { email, token } = await site.member();
    await site.background.idle();
    await advanceTime(database.db, 11);
    const server = await startSmtpStub({ hang: true });
    const sockets = new Set<Socket>();
    const gateway = await listenLocally(
      createServer((socket) => void sockets.add(socket.on('error', () => socket.destroy()))),
    );
    const hanging = accountSite(database, {
      SMTP_URL: server.url,
      MAIL_FROM: 'us@example.com',
      SMS_GATEWAY_URL: `${gateway.origin}/`,
    });
    const message = (subject: string) => ({
      subject,
      title: 'T',
      content: 'C',
      recipients: ['a@example.com'],
      sender: { name: 'Afi Mensah', email, phone: '+228 90 12 34 56' },
    });
    const calls = {
      contact: (number: number) => hanging.post('/email', message(`Subject ${number}`)),
      reset: () => hanging.requestReset(email),
      verification: () => hanging.call('/auth/send-verification-email', { token }),
      code: () => hanging.sendCode(phone()),
    };
    for (const [name, call] of Object.entries(calls)) {
      for (let round = 0; round < 3; round += 1) expect([name, (await call(round)).status]).toEqual([name, 200]);
    }
    // Both servers still hang: no response waited for them.
    expect(await waiting()).toHaveLength(11);
    expect(sockets.size).toBeGreaterThan(0);
    expect([...sockets].filter(({ destroyed }) => destroyed)).toEqual([]);
    expect((await waiting()).map(({ kind }) => kind).toSorted()).toEqual([
      'contact',
      'contact',
      'contact',
      'contact-copy',
      'contact-copy',
      'contact-copy',
      'phone-code',
      'phone-code',
      'phone-code',
      'reset',
      'verification',
    ]);
    await server.close();
    for (const socket of sockets) socket.destroy();
    await gateway.close();
    await hanging.background.idle();
    expect(await waiting()).toHaveLength(11);
  });
});
