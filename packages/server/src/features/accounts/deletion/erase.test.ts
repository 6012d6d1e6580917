import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hashToken } from '../../../platform/security/secrets.ts';
import { userById } from '../users/users.ts';
import { verifyAddress } from '../verification/addresses.ts';
import type { PersonKeys } from '../../../platform/database/personal-data.ts';
import { sweepFiles } from '../../uploads/sweep.ts';
import { advanceTime } from '../../../testing/advance-time.ts';
import { testDatabase } from '../../../testing/memory-database.ts';
import { pathOf, uploadSite, type LoggedInClient, type UploadSite } from '../../../testing/upload-site.ts';
import { archiveOf } from './archive.ts';
import { cancelDeletion, markForDeletion } from '../access/pending-deletion.ts';
import { eraseDueAccounts } from './erase.ts';
import { impersonalTables, keysOf, personalTables } from './personal-data.ts';

const email = 'kossi.agbeko@example.com';
const phone = '+22890554433';
const day = 86_400;
const security = vi.fn();
const report = vi.fn();
let site: UploadSite;
let kossi: LoggedInClient;
/** Another user, whose data must stay. */
let ama: LoggedInClient;

const database = await testDatabase();
const { db } = database;
beforeEach(async () => {
  site = uploadSite(database);
  [kossi, ama] = [await site.newcomer(), await site.newcomer()];
});
afterEach(async () => {
  for (const table of [
    'users',
    'contact_messages',
    'newsletter_emails',
    'newsletter_phones',
    'phone_codes',
    'occurrences',
    'rate_limits',
    'outgoing_messages',
  ] as const)
    await db.deleteFrom(table).execute();
  site.remove();
  security.mockClear();
  report.mockClear();
});

const erase = () => eraseDueAccounts({ ...site.places, report, security });
const rowOf = async ({ id }: LoggedInClient) => {
  const row = await userById(db, id);
  if (row === undefined) throw new Error('There is no user with this id');
  return row;
};

/** Uploads a document and an avatar, and inserts a row into every table with personal data. */
async function leaveTraces(caller: LoggedInClient, { by }: { by: 'email' | 'phone' }): Promise<PersonKeys> {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#dfbd69' } })
    .png()
    .toBuffer();
  const avatar = pathOf(await caller.upload('avatars', new File([new Uint8Array(bytes)], 'me.png')));
  for (const name of ['Licence 2026.pdf', 'Licence 2026.pdf']) {
    const path = pathOf(await caller.upload('documents', new File([`%PDF-1.7\n${name}\n%%EOF\n`], name)));
    await caller.send('POST', '/documents', { path, name, type: 1 });
  }
  const owns = by === 'email' ? { email, email_verified_at: new Date() } : { phone, auth_type: 'phone' as const };
  await db
    .updateTable('users')
    .set({ avatar, ...owns })
    .where('id', '=', caller.id)
    .execute();
  const contact = { subject: 'Devis', title: 'Devis', content: 'Bonjour', tags: '[]' };
  const statements = [
    sql`insert into mail_tokens (token_hash, user_id, purpose, email, expires_at) values (${caller.id}, ${caller.id}, 'reset', ${email}, now())`,
    sql`insert into waiting_letters (kind, user_id) values ('changed', ${caller.id})`,
    sql`insert into outgoing_messages (channel, kind, user_id) values ('email', 'changed', ${caller.id})`,
    ...(by === 'email'
      ? [sql`insert into outgoing_messages (channel, kind, email) values ('email', 'reset', ${email})`]
      : []),
    sql`insert into federated_identities (issuer, subject, user_id) values ('https://accounts.example', ${caller.id}, ${caller.id})`,
    sql`insert into passkeys (id, user_id, credential_id, public_key, counter, transports, synced, name)
      values (${caller.id}, ${caller.id}, ${caller.id}, 'key', 0, '', false, 'Téléphone')`,
    sql`insert into pending_links (token_hash, device_hash, user_id, issuer, subject) values (${caller.id}, 'hash', ${caller.id}, 'https://accounts.example', 'second')`,
    sql`insert into registrations (key_hash, user_id, session_hash) values (${caller.id}, ${caller.id}, 'hash')`,
    sql`insert into set_aside_addresses (user_id, email) values (${caller.id}, 'set-aside@example.com')`,
    sql`insert into former_addresses (user_id, email) values (${caller.id}, 'former@example.com')`,
    sql`insert into devices (device_hash, user_id) values ('hash', ${caller.id})`,
    sql`insert into phone_codes (phone, code_hash, in_app_notif_enabled, email_notif_enabled, locale, allow_registration, expires_at)
      values (${phone}, 'hash', true, true, 'fr', true, now())`,
    sql`insert into occurrences (key) values (${by === 'email' ? `mails to ${email}` : `code to ${phone}`})`,
    sql`insert into rate_limits (key, window_start, hits) values (${`login for ${hashToken(by === 'email' ? email : phone)} from ${by}`}, 1, 1)`,
    sql`insert into newsletter_emails (address) values (${email}) on conflict do nothing`,
    ...(by === 'phone' ? [sql`insert into newsletter_emails (address) values ('former@example.com')`] : []),
    sql`insert into newsletter_phones (address) values (${phone}) on conflict do nothing`,
    sql`insert into contact_messages ${sql.raw('(subject, title, content, tags, sender_email, sender_phone)')}
      values (${contact.subject}, ${contact.title}, ${contact.content}, ${contact.tags}::json, ${email}, ${phone})`,
  ];
  for (const statement of statements) await statement.execute(db);
  return keysOf(db, await rowOf(caller));
}

async function countOf(person: PersonKeys): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { table, rows } of personalTables) {
    const mine = rows(person);
    if (mine === undefined) continue;
    const result = await sql<{
      many: number;
    }>`select count(*)::integer as many from ${sql.table(table)} where ${mine}`.execute(db);
    counts.set(table, result.rows[0]?.many ?? 0);
  }
  return counts;
}

/** Returns the tables that contain one of the texts in any column. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const all = await sql<{
      text: string;
    }>`select row_to_json(each)::text as text from ${sql.table(name)} each`.execute(db);
    if (all.rows.some(({ text }) => texts.some((each) => text.includes(each)))) found.push(name);
  }
  return found;
}

async function archive(caller: LoggedInClient): Promise<Map<string, Uint8Array>> {
  const stream = await archiveOf(site.places, await rowOf(caller));
  return new Map(Object.entries(unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()))));
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const mark = (caller: LoggedInClient, days = 30) =>
  db.transaction().execute((trx) => markForDeletion(trx, caller.id, { days, reason: 'privacy' }));

it.each(['email', 'phone'] as const)(
  'the archive of an account by %s contains all its data, and its erasure leaves nothing',
  async (by) => {
    const person = await leaveTraces(kossi, { by });
    const others = await leaveTracesOfAma();
    const before = await countOf(person);
    const empty = [...before].filter(([, many]) => many === 0).map(([table]) => table);
    expect(empty, 'leaveTraces must insert a row into every table of personalTables').toEqual([]);

    const held = await archive(kossi);
    for (const { table, file, columns, rows } of personalTables) {
      if (file === null) continue;
      const read = JSON.parse(textOf(held.get(`${file}.json`))) as Record<string, unknown>[];
      expect(read, table).toHaveLength(rows(person) === undefined ? 0 : (before.get(table) ?? 0));
      const names = Object.values(columns).filter((name) => name !== null);
      for (const row of read) expect(Object.keys(row).toSorted(), table).toEqual(names.toSorted());
    }
    const documents = [...held.keys()].filter((name) => name.startsWith('files/documents/')).toSorted();
    expect(documents).toHaveLength(2);
    expect(documents).toContain('files/documents/Licence 2026.pdf');
    for (const name of documents) expect(textOf(held.get(name))).toContain('%PDF-1.7');
    expect(textOf(held.get('documents.json'))).toContain('files/documents/Licence 2026.pdf');
    expect([...held.keys()].filter((name) => name.startsWith('files/avatars/'))).toHaveLength(1);
    expect(textOf(held.get('LISEZMOI.txt'))).toContain('documents.json');
    const whole = [...held.values()].map(textOf).join('\n');
    for (const secret of ['hash', 'argon2']) expect(whole).not.toContain(secret);

    await mark(kossi);
    await advanceTime(db, 30 * day + 1);
    expect(await erase()).toBe(1);
    expect(report).not.toHaveBeenCalled();
    const left = await countOf(person);
    // Only the email about the erasure is left, until it is sent.
    expect([...left].filter(([, many]) => many > 0)).toEqual(by === 'email' ? [['outgoing_messages', 1]] : []);
    await site.background.idle();
    await db.deleteFrom('outgoing_messages').where('kind', '=', 'erased').execute();
    const texts = [kossi.id, ...(by === 'email' ? [email, hashToken(email)] : [phone])];
    expect((await tablesWith(texts)).filter((table) => !isOthers(table, by))).toEqual([]);
    expect(site.filesOnDisk().every((file) => others.some((path) => file.endsWith(path)))).toBe(true);
    expect(site.filesOnDisk().length).toBe(others.length);
    expect(security).toHaveBeenCalledWith({ event: 'account-erasure', outcome: 'success', userId: kossi.id });
    expect(await userById(db, ama.id)).toBeDefined();
  },
);

/** Whether rows of a table may stay: it has no personal data, or its rows belong to the other kind of account. */
const isOthers = (table: string, by: 'email' | 'phone') =>
  table in impersonalTables || (by === 'phone' && table === 'newsletter_emails');

async function leaveTracesOfAma(): Promise<string[]> {
  const path = pathOf(await ama.upload('documents', new File(['%PDF-1.7\n%%EOF\n'], 'a.pdf')));
  return [path];
}

it('messages and subscriptions of an unverified address are neither in the archive nor erased', async () => {
  await leaveTraces(kossi, { by: 'email' });
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', kossi.id).execute();
  const held = await archive(kossi);
  expect(textOf(held.get('messages.json'))).toBe('[]\n');
  expect(textOf(held.get('newsletter-email.json'))).toBe('[]\n');
  await mark(kossi);
  await advanceTime(db, 30 * day + 1);
  expect(await erase()).toBe(1);
  expect(await db.selectFrom('contact_messages').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('newsletter_emails').select('id').execute()).toHaveLength(1);
});

it('messages and subscriptions of a former verified address are in the archive and erased, unless it has a new owner', async () => {
  await leaveTraces(kossi, { by: 'email' });
  const next = 'kossi.new@example.com';
  const change = (caller: LoggedInClient, to: string) =>
    db.transaction().execute((trx) => verifyAddress(trx, { id: caller.id }, to));
  expect(await change(kossi, next)).toBe(true);
  expect(await keysOf(db, await rowOf(kossi))).toMatchObject({ verifiedEmail: next });
  const held = await archive(kossi);
  expect(textOf(held.get('messages.json'))).toContain(email);
  expect(textOf(held.get('newsletter-email.json'))).toContain(email);
  expect(textOf(held.get('former-addresses.json'))).toContain(email);
  expect(await change(ama, email)).toBe(true);
  expect(textOf((await archive(kossi)).get('messages.json'))).not.toContain(email);
  expect(textOf((await archive(ama)).get('messages.json'))).toContain(email);
  expect(await change(ama, 'ama@example.com')).toBe(true);
  await mark(ama);
  await advanceTime(db, 30 * day + 1);
  expect(await erase()).toBe(1);
  expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('newsletter_emails').select('id').execute()).toEqual([]);
});

it('an account is not erased before its date or after its deletion was cancelled', async () => {
  await leaveTraces(kossi, { by: 'email' });
  await mark(kossi);
  await mark(ama);
  await advanceTime(db, 30 * day - 60);
  expect(await erase()).toBe(0);
  expect(await db.transaction().execute((trx) => cancelDeletion(trx, kossi.id))).toBe(true);
  await advanceTime(db, 120);
  expect(await erase()).toBe(1);
  expect(await userById(db, kossi.id)).toMatchObject({ erase_at: null, deletion_reason: null });
  expect(await userById(db, ama.id)).toBeUndefined();
  expect(await db.transaction().execute((trx) => cancelDeletion(trx, kossi.id))).toBe(false);
});

it('a failure to erase one account rolls back, and does not block other accounts', async () => {
  const person = await leaveTraces(kossi, { by: 'email' });
  await mark(kossi, 1);
  await mark(ama, 2);
  await advanceTime(db, 3 * day);
  const before = await countOf(person);
  const files = site.filesOnDisk().length;
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
    db,
  );
  await sql`create trigger refuse before delete on profiles for each row when (old.user_id = '${sql.raw(kossi.id)}') execute function refuse()`.execute(
    db,
  );
  expect(await erase()).toBe(1);
  expect(report).toHaveBeenCalledTimes(1);
  expect(await countOf(person)).toEqual(before);
  expect(site.filesOnDisk()).toHaveLength(files);
  expect(await userById(db, ama.id)).toBeUndefined();
  await sql`drop trigger refuse on profiles`.execute(db);
  await sql`drop function refuse()`.execute(db);
  expect(await erase()).toBe(1);
  expect(await userById(db, kossi.id)).toBeUndefined();
});

it('the next sweep removes files of an erased account that a killed process left', async () => {
  await leaveTraces(kossi, { by: 'email' });
  await mark(kossi);
  await advanceTime(db, 30 * day + 1);
  const killed = { ...site.places.files, remove: () => Promise.reject(new Error('killed')) };
  expect(await eraseDueAccounts({ db, files: killed, report, security })).toBe(1);
  expect(await userById(db, kossi.id)).toBeUndefined();
  expect(site.filesOnDisk().length).toBeGreaterThan(3);
  expect(await erase()).toBe(0);
  await sweepFiles(site.places, { unclaimed: day, unrecorded: 0 });
  expect(site.filesOnDisk()).toEqual([]);
  expect(readdirSync(join(site.folder, 'files'))).not.toContain('.set-aside');
  expect(await db.selectFrom('erased_files').selectAll().execute()).toEqual([]);
});

it('two servers erase an account only once', async () => {
  await leaveTraces(kossi, { by: 'email' });
  await mark(kossi);
  await advanceTime(db, 30 * day + 1);
  const [one, other] = await Promise.all([erase(), erase()]);
  expect(one + other).toBe(1);
  expect(await db.selectFrom('outgoing_messages').select('kind').execute()).toEqual([{ kind: 'erased' }]);
  expect(report).not.toHaveBeenCalled();
});
