import { createServer, type RequestListener } from 'node:http';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../config/environment.ts';
import { outboxGateways, outboxMessages } from '../../features/outbox/outbox.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { productionVariables } from '../../testing/production.ts';
import { listenLocally, recordRequests } from '../../testing/stubs/listen.ts';
import { startSmtpStub } from '../../testing/stubs/smtp-stub.ts';
import { NoMailboxError, UnknownOutcomeError } from '../queue/message.ts';
import { gatewaySender } from '../sms/gateway-sender.ts';
import { createGateways, type Gateways } from './gateways.ts';
import { MessageNotSentError } from '../email/email-sender.ts';

const database = await testDatabase();

function gateways(variables: Record<string, string>): Gateways {
  const { environment, faults } = readEnvironment(variables);
  if (environment === null) throw new Error(JSON.stringify(faults));
  return createGateways(environment, outboxGateways(database.db));
}

const email = { to: 'afi@example.com', subject: 'Été à Lomé', text: 'Bonjour', html: '<p>Bonjour</p>' };
const sms = { to: '+22890000001', text: 'Code 123456', code: '123456' };

describe('without gateways', () => {
  it('messages are written to the outbox in development', async () => {
    const { emailSender, sms: sender, outbox, remarks } = gateways({});
    await emailSender.send({ ...email, links: ['http://localhost/a'] });
    await sender.send(sms);
    expect([outbox, remarks]).toEqual([true, []]);
    const [second, first] = await outboxMessages(database.db);
    expect(first).toMatchObject({ kind: 'email', to: email.to, links: ['http://localhost/a'], code: null });
    expect(second).toMatchObject({ kind: 'sms', to: sms.to, text: sms.text, links: [], code: '123456' });
  });

  it('messages are rejected in production, with advice', async () => {
    const { emailSender, sms: sender, outbox, remarks } = gateways(productionVariables());
    expect(outbox).toBe(false);
    await expect(emailSender.send(email)).rejects.toThrow(/SMTP_URL is not set/);
    await expect(sender.send(sms)).rejects.toThrow(/SMS_GATEWAY_URL is not set/);
    expect(remarks).toHaveLength(2);
  });
});

describe('the SMTP gateway', () => {
  it('sends emails with both bodies and only to their own recipient', async () => {
    const server = await startSmtpStub();
    const made = gateways({ SMTP_URL: server.url, MAIL_FROM: 'Kermesse <bonjour@kermesse.example>' });
    await made.emailSender.send({ ...email, to: 'afi@example.com,other@example.com' }).catch(() => undefined);
    await made.emailSender.send(email);
    made.close();
    await server.close();
    const taken = server.emails.at(-1);
    expect(taken?.to).toEqual(['afi@example.com']);
    expect(taken?.data).toMatch(/^From: Kermesse <bonjour@kermesse\.example>/m);
    expect(taken?.data).toContain('multipart/alternative');
    expect(server.emails.flatMap(({ to }) => to)).not.toContain('other@example.com');
    expect(made.outbox).toBe(true);
  });

  it('sends no email to a remote server without encryption', async () => {
    const server = await startSmtpStub();
    // The same server under a host name that does not count as this machine.
    const { emailSender, close } = gateways({
      SMTP_URL: server.url.replace('127.0.0.1', '0.0.0.0'),
      MAIL_FROM: 'a@example.com',
    });
    await expect(emailSender.send(email)).rejects.toThrow(/STARTTLS/);
    close();
    await server.close();
    expect(server.emails).toEqual([]);
  });

  it('reports a rejection with the response of the mail server and without the full address', async () => {
    const server = await startSmtpStub({ refuse: true });
    const { emailSender, close } = gateways({ SMTP_URL: server.url, MAIL_FROM: 'a@example.com' });
    const error: unknown = await emailSender
      .send({ ...email, to: 'kossi.unknown@example.com' })
      .catch((thrown: unknown) => thrown);
    close();
    await server.close();
    expect(error).toBeInstanceOf(NoMailboxError);
    expect(String(error)).toMatch(/550 5\.1\.1 <k…@e…\.com>: User unknown$/);
    expect(inspect(error)).not.toContain('kossi.unknown');
  });
});

describe('the SMS gateway', () => {
  it('posts JSON with its token and reports a rejection', async () => {
    let status = 202;
    const server = await recordRequests(() => ({ status, body: 'queued' }));
    const { sms: sender, outbox } = gateways({
      SMS_GATEWAY_URL: `${server.origin}/send`,
      SMS_GATEWAY_TOKEN: 'a-token',
      SMS_FROM: 'Kermesse',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@example.com',
    });
    expect(outbox).toBe(false);
    await sender.send(sms);
    expect(server.seen[0]?.headers.authorization).toBe('Bearer a-token');
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ to: sms.to, text: sms.text, from: 'Kermesse' });
    status = 500;
    await expect(sender.send(sms)).rejects.toThrow('The SMS gateway responded with 500');
    await server.close();
  });

  it('reports that an SMS was not sent if it cannot connect', async () => {
    const server = await listenLocally(createServer());
    await server.close();
    await expect(gatewaySender({ url: server.origin }).send(sms)).rejects.toBeInstanceOf(MessageNotSentError);
  });

  it.each<[string, RequestListener]>([
    ['does not respond', () => undefined],
    ['closes the connection', (request) => void request.resume().on('end', () => request.socket.destroy())],
    ['is behind a proxy that stops waiting', (_, response) => void response.writeHead(504).end()],
  ])('reports that the outcome is unknown if the gateway %s', async (_, respond) => {
    const server = await listenLocally(createServer(respond));
    const sender = gatewaySender({ url: server.origin, timeout: 200 });
    await expect(sender.send(sms)).rejects.toBeInstanceOf(UnknownOutcomeError);
    await server.close();
  });
});
