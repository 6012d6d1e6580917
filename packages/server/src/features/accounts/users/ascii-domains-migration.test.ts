import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '../../../migrations.ts';
import { migrate } from '../../../platform/database/migrations.ts';
import { testDatabase } from '../../../testing/memory-database.ts';

const { db } = await testDatabase();
const unicode = (name: string) => `${name}@münchen.example`;
const ascii = (name: string) => `${name}@xn--mnchen-3ya.example`;

const account = (id: string, email: string, verified: boolean) =>
  sql`insert into users (id, email, email_verified_at, auth_type)
    values (${id}, ${email}, ${verified ? new Date() : null}, 'email-password')`.execute(db);
const rowsOf = async (table: string, ...columns: string[]) =>
  (
    await sql<object>`select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}`.execute(db)
  ).rows
    .map((row) => Object.values(row).join(' '))
    .toSorted();

it('stores the ASCII form of international domains, and leaves an address of two accounts to the verified one', async () => {
  await account('only', unicode('only'), true);
  await account('unverified', ascii('both'), false);
  await account('verified', unicode('both'), true);
  await account('plain', 'plain@example.com', true);
  await sql`update users set pending_email = ${unicode('next')} where id = 'plain'`.execute(db);
  await sql`insert into mail_tokens (token_hash, user_id, purpose, email, expires_at) values
    ('a', 'plain', 'change', ${unicode('next')}, now()), ('b', 'unverified', 'verify', ${ascii('both')}, now())`.execute(
    db,
  );
  await sql`insert into former_addresses (user_id, email) values
    ('plain', ${unicode('old')}), ('plain', ${ascii('old')}), ('only', ${unicode('both')})`.execute(db);
  await sql`insert into newsletter_emails (address) values
    (${unicode('one')}), (${unicode('two')}), (${ascii('two')})`.execute(db);
  await sql`insert into outgoing_messages (channel, kind, email) values ('email', 'reset', ${unicode('only')})`.execute(
    db,
  );
  await sql`insert into contact_messages (subject, title, content, sender_email, tags)
    values ('', '', '', ${unicode('one')}, '[]')`.execute(db);

  await sql`delete from kysely_migration where name like '%ascii_domains'`.execute(db);
  expect((await migrate(db, migrations)).applied).toHaveLength(4);

  expect(await rowsOf('users', 'id', 'email', 'pending_email')).toEqual([
    `only ${ascii('only')} `,
    `plain plain@example.com ${ascii('next')}`,
    'unverified  ',
    `verified ${ascii('both')} `,
  ]);
  expect(await rowsOf('set_aside_addresses', 'user_id', 'email')).toEqual([`unverified ${ascii('both')}`]);
  expect(await rowsOf('mail_tokens', 'token_hash', 'email')).toEqual([`a ${ascii('next')}`]);
  expect(await rowsOf('former_addresses', 'user_id', 'email')).toEqual([`plain ${ascii('old')}`]);
  expect(await rowsOf('newsletter_emails', 'address')).toEqual([ascii('one'), ascii('two')]);
  expect(await rowsOf('outgoing_messages', 'email')).toEqual([ascii('only')]);
  expect(await rowsOf('contact_messages', 'sender_email')).toEqual([ascii('one')]);
});
