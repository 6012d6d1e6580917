import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { productionVariables } from '../../testing/production.ts';
import { testSite } from '../../testing/site.ts';
import { outboxGateways, outboxHtml, outboxMessages } from './outbox.ts';

const database = await testDatabase();
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
});

const hostile = '"><script>alert(1)</script>';

async function fill(): Promise<void> {
  await outboxGateways(database.db).emailSender.send({
    to: 'afi@example.com',
    subject: hostile,
    text: `Bonjour ${hostile}\nhttps://kermesse.example/a?b=1&c=2`,
    html: '<!doctype html><style>p{color:red}</style><p style="margin:0">Bonjour</p>',
    links: ['https://kermesse.example/a?b=1&c=2'],
  });
  await outboxGateways(database.db).sms.send({ to: '+22890000001', text: 'Code 123456', code: '123456' });
}

it('the outbox returns its messages as JSON, newest first', async () => {
  await fill();
  const { site } = testSite(database);
  const response = await site.request('/dev/outbox.json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual([
    expect.objectContaining({
      kind: 'sms',
      to: '+22890000001',
      subject: null,
      text: 'Code 123456',
      links: [],
      code: '123456',
    }),
    expect.objectContaining({
      kind: 'email',
      subject: hostile,
      links: ['https://kermesse.example/a?b=1&c=2'],
      code: null,
    }),
  ]);
});

it('the outbox is a page without scripts, in both languages', async () => {
  const { site } = testSite(database);
  expect(await (await site.request('/dev/outbox')).text()).toContain('Rien pour l’instant');
  await fill();
  const response = await site.request('/dev/outbox', { headers: { 'accept-language': 'en' } });
  const html = await response.text();
  expect(html).toContain('<html lang="en">');
  expect(html).not.toContain('<script>');
  expect(html).toContain('<a href="https://kermesse.example/a?b=1&amp;c=2">');
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
});

it('the outbox shows each email as it was sent', async () => {
  await fill();
  const { site } = testSite(database);
  const message = (await outboxMessages(database.db)).find(({ kind }) => kind === 'email');
  const response = await site.request(`/dev/outbox/${message?.id}`);
  expect(await response.text()).toBe(await outboxHtml(database.db, message?.id ?? 0));
  expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-.*unsafe-hashes/);
  expect((await site.request('/dev/outbox/999999999')).status).toBe(404);
});

it('the outbox does not exist in production or if both gateways are configured', async () => {
  for (const variables of [
    productionVariables(),
    { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.com', SMS_GATEWAY_URL: 'https://sms.example' },
  ] as Record<string, string>[]) {
    const { site } = testSite(database, variables);
    expect((await site.request('/dev/outbox.json')).status).toBe(404);
    expect((await site.request('/dev/outbox')).status).toBe(404);
  }
});

it('the outbox returns 404 for requests with another host or through a proxy', async () => {
  await fill();
  const { site } = testSite(database);
  const [message] = await outboxMessages(database.db);
  const strangers: Record<string, string>[] = [
    { host: 'kermesse.example' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'http' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 tunnel' },
  ];
  for (const headers of strangers) {
    for (const path of ['/dev/outbox', '/dev/outbox.json', `/dev/outbox/${message?.id}`]) {
      const response = await site.request(path, { headers });
      expect([path, headers, response.status]).toEqual([path, headers, 404]);
      expect(await response.text()).not.toContain('123456');
    }
  }
  expect(
    (await site.request('http://kermesse.example/dev/outbox.json', { headers: { host: 'localhost' } })).status,
  ).toBe(404);
});

it('the outbox keeps the newest 500 messages', async () => {
  const { emailSender } = outboxGateways(database.db);
  for (let index = 0; index < 700; index++) {
    await emailSender.send({ to: 'afi@example.com', subject: String(index), text: '', html: '' });
  }
  const messages = await outboxMessages(database.db);
  expect(messages).toHaveLength(500);
  expect(messages[0]?.subject).toBe('699');
  const { count } = await database.db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBeLessThan(700);
});
