import { sampleSeed } from '@kermesse/api/seed';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { outboxHtml, outboxMessages } from '../outbox/outbox.ts';
import { contractTarget } from '../../testing/contract-target.ts';
import { advanceTime } from '../../testing/advance-time.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { testSite } from '../../testing/site.ts';
import { teamEmail } from './contact-email-contents.ts';
import { cleanUp } from '../../features.ts';
import { readEmailBrand } from '../content/read-email-brand.ts';
import { createSiteReader } from '../content/site-reader.ts';

const fail = (error: unknown) => expect.fail(String(error));

const message = {
  subject: 'Un mariage en décembre',
  title: 'Écrivez-nous',
  content: 'Nous serons deux cents.\n\nAvez-vous <une> date ?',
  recipients: ['ailleurs@example.com'],
  sender: { name: 'Afi Mensah', email: 'afi@example.com', phone: '+228 90 12 34 56' },
};

const database = await testDatabase();
const site = testSite({ ...database, exclusive: false });
beforeEach(async () => {
  await contractTarget(site).seed(sampleSeed);
  await database.db.deleteFrom('outbox').execute();
  await database.db.deleteFrom('outgoing_messages').execute();
});

const post = async (body: unknown): Promise<Response> =>
  site.site.request('/api/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': site.apiKey },
    body: JSON.stringify(body),
  });
const team = 'bonjour@kermesse.example';
const emailsTo = async (address: string) => (await outboxMessages(database.db)).filter(({ to }) => to === address);
const kept = () => database.db.selectFrom('contact_messages').selectAll().execute();

describe('the contact form on the server', () => {
  it('sends email to the site’s address, not to the recipients in the request', async () => {
    expect((await post(message)).status).toBe(200);
    await site.background.idle();
    const [received, ...others] = await emailsTo(team);
    expect([received?.subject, others]).toEqual(['[Kermesse] Un mariage en décembre', []]);
    expect(received?.text).toContain('> Nous serons deux cents.');
    expect(received?.text).toContain(
      'Nom : Afi Mensah\nAdresse e-mail : afi@example.com\nTéléphone : +228 90 12 34 56',
    );
    const html = (await outboxHtml(database.db, received?.id ?? 0)) ?? '';
    expect(html).toContain('Avez-vous &lt;une&gt; date ?');
    expect(html).toContain('<h1');
    expect(await emailsTo('ailleurs@example.com')).toEqual([]);
    const [stored] = await kept();
    expect(stored?.sender_email).toBe('afi@example.com');
    expect(stored?.mailed_at).toBeInstanceOf(Date);
  });

  it('stores and emails a message once for 100 simultaneous requests and a later one', async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => post(message)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await post(message);
    await site.background.idle();
    expect(await kept()).toHaveLength(1);
    expect([await emailsTo(team), await emailsTo('afi@example.com')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('stores an identical message as a new one after 15 minutes', async () => {
    await post(message);
    await database.db
      .updateTable('contact_digests')
      .set({ accepted_at: new Date(Date.now() - 16 * 60_000) })
      .execute();
    await post(message);
    expect(await kept()).toHaveLength(2);
  });

  it('forgets the digests of messages after a day', async () => {
    await post(message);
    const digests = () => database.db.selectFrom('contact_digests').select('digest').execute();
    await cleanUp({ db: database.db, exclusive: false }, fail);
    expect(await digests()).toHaveLength(1);
    await database.db
      .updateTable('contact_digests')
      .set({ accepted_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    await cleanUp({ db: database.db, exclusive: false }, fail);
    expect(await digests()).toEqual([]);
  });

  it('deletes messages after twelve months, unless an email about them waits', async () => {
    for (const subject of ['Sent', 'Email waits', 'Copy waits', 'New']) await post({ ...message, subject });
    await site.background.idle();
    const createdAgo = (days: number, subject: string) =>
      sql`update contact_messages set created_at = now() - ${days} * interval '1 day' where subject = ${subject}`.execute(
        database.db,
      );
    for (const subject of ['Sent', 'Email waits', 'Copy waits']) await createdAgo(367, subject);
    await createdAgo(350, 'New');
    const [, email, copy] = (await kept()).toSorted((one, other) => one.id - other.id);
    const unsent = (about: string) =>
      sql`update outgoing_messages set sent_at = null where about = ${about}`.execute(database.db);
    await unsent(String(email?.id));
    await unsent(`fr ${copy?.id}`);
    await cleanUp({ db: database.db, exclusive: false }, fail);
    expect((await kept()).map(({ subject }) => subject).toSorted()).toEqual(['Copy waits', 'Email waits', 'New']);
  });

  it('accepts a message while the mail server is down, and emails it once later', async () => {
    const broken = testSite(
      { ...database, exclusive: false },
      { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'us@example.com' },
    );
    const response = await broken.site.request('/api/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': broken.apiKey },
      body: JSON.stringify(message),
    });
    expect(response.status).toBe(200);
    await broken.background.idle();
    expect(broken.reported).toHaveLength(2);
    await advanceTime(database.db, 61);
    for (let round = 0; round < 2; round += 1) {
      site.outgoing.sendDue();
      await site.background.idle();
    }
    expect(await emailsTo(team)).toHaveLength(1);
  });

  it('keeps emails to the team in the queue while the site has no address', async () => {
    await contractTarget(site).seed({ site: { name: 'Kermesse' }, pages: [] });
    expect((await post(message)).status).toBe(200);
    await site.background.idle();
    expect((await outboxMessages(database.db)).map(({ to }) => to)).toEqual(['afi@example.com']);
    const waiting = await database.db
      .selectFrom('outgoing_messages')
      .select(['kind', 'last_error'])
      .where('sent_at', 'is', null)
      .execute();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.kind).toBe('contact');
    expect(waiting[0]?.last_error).toContain('no address');
  });

  it('limits the number of messages per IP address', async () => {
    const strict = testSite({ ...database, exclusive: false }, { CONTACT_LIMIT: '2' });
    const send = async (content: string): Promise<Response> =>
      strict.site.request('/api/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': strict.apiKey },
        body: JSON.stringify({ ...message, content }),
      });
    const responses = [await send('one'), await send('two'), await send('three')];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(responses[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await kept()).toHaveLength(2);
  });

  it('emails the sender a copy in their language, without web addresses, at most three per hour', async () => {
    const content =
      'Voyez https://piege.example/a, piege.example ou WWW.PIEGE.COM/b.\nÉcrivez à afi@example.com. Merci.Bien';
    const send = async (subject: string) =>
      site.site.request('/api/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': site.apiKey, 'accept-language': 'en' },
        body: JSON.stringify({ ...message, subject, content }),
      });
    for (const subject of ['One', 'Two www.piege.example', 'Three', 'Four']) await send(subject);
    await site.background.idle();
    const copies = await emailsTo('afi@example.com');
    expect(copies.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => 'We have received your message'),
    );
    for (const { id, text } of copies) {
      expect(text).toContain('> Voyez [link], [link] ou [link].\n> Écrivez à afi@example.com. Merci. Bien');
      expect(text).toContain('Write to bonjour@kermesse.example');
      expect(`${text}${await outboxHtml(database.db, id)}`).not.toMatch(/piege/i);
    }
    expect(await emailsTo(team)).toHaveLength(4);
  });

  it('sends an email without a reply address if the sender gave none', async () => {
    const siteReader = createSiteReader({ db: database.db, version: site.version });
    const brand = { ...(await readEmailBrand(siteReader, 'fr', 'https://kermesse.example')), email: 'a@b.tg' };
    const nobody = { senderName: null, senderEmail: null, senderPhone: null };
    const sent = teamEmail({ subject: 'A', title: 'B', content: 'C', ...nobody }, brand);
    expect(sent).not.toHaveProperty('replyTo');
    expect(sent.text).toMatch(/^> C\n/);
  });
});
