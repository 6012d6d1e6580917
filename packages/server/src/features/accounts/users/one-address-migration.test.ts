import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memoryDatabase } from '../../../testing/memory-database.ts';
import { oneAddress } from './one-address-migration.ts';

/** The tables from before the migration, when several accounts could have the same address. */
const before = [
  sql`create table users (id text primary key, email text, email_verified_at timestamptz, enabled boolean not null default true, created_at timestamptz not null)`,
  sql`create unique index users_verified_email on users (email) where email_verified_at is not null`,
  sql`create index users_email on users (email, created_at)`,
  sql`create table sessions (token_hash text primary key, user_id text not null, last_used_at timestamptz not null)`,
  sql`create table profiles (user_id text not null)`,
  sql`create table mail_tokens (token_hash text primary key, user_id text not null, email text not null, used_at timestamptz)`,
];

/** The accounts by address, first the one that must keep it. `used` is in hours ago, `made` in days ago. */
const claims: Record<
  string,
  { id: string; verified?: boolean; disabled?: boolean; profile?: boolean; used?: number; made: number }[]
> = {
  'one@example.com': [{ id: 'alone', made: 1 }],
  'verified@example.com': [
    { id: 'verified', verified: true, made: 1 },
    { id: 'with-profile', profile: true, used: 1, made: 9 },
    { id: 'older', made: 30 },
  ],
  'profile@example.com': [
    { id: 'profile', profile: true, used: 50, made: 2 },
    { id: 'busy', used: 1, made: 9 },
  ],
  'used@example.com': [
    { id: 'used', used: 3, made: 2 },
    { id: 'long-unused', used: 300, made: 20 },
    { id: 'never-used', made: 40 },
  ],
  'old@example.com': [
    { id: 'first', made: 5 },
    { id: 'second', made: 4 },
    { id: 'disabled', disabled: true, used: 1, made: 9 },
  ],
};

it('leaves an address of several accounts to the verified or most used one; the others keep all but the address', async () => {
  const { db, close } = await memoryDatabase({});
  for (const statement of before) await statement.execute(db);
  for (const [email, accounts] of Object.entries(claims)) {
    for (const { id, verified = false, disabled = false, profile, used, made } of accounts.toReversed()) {
      await sql`insert into users values (${id}, ${email}, ${verified ? new Date() : null}, ${!disabled}, now() - ${made} * interval '1 day')`.execute(
        db,
      );
      if (profile) await sql`insert into profiles values (${id})`.execute(db);
      if (used !== undefined)
        await sql`insert into sessions values (${id}, ${id}, now() - ${used} * interval '1 hour')`.execute(db);
      await sql`insert into mail_tokens values (${id}, ${id}, ${email}, null)`.execute(db);
    }
  }
  await sql`insert into users values ('phone', null, null, true, now()), ('phone-2', null, null, true, now())`.execute(
    db,
  );
  for (const statement of oneAddress) await statement.execute(db);

  const kept = await sql<{
    id: string;
    email: string;
  }>`select id, email from users where email is not null order by email`.execute(db);
  const expected = Object.entries(claims).map(([email, [keeper]]) => ({ id: keeper?.id, email }));
  expect(kept.rows).toEqual(expected.toSorted((one, other) => (one.email < other.email ? -1 : 1)));
  const aside = await sql<{ id: string; email: string }>`select user_id as id, email from set_aside_addresses`.execute(
    db,
  );
  const others = Object.entries(claims).flatMap(([email, [, ...rest]]) => rest.map(({ id }) => ({ id, email })));
  expect(aside.rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
    others.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
  const left = async (table: string) =>
    (await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(db)).rows[0]
      ?.count;
  expect([await left('users'), await left('sessions'), await left('profiles'), await left('mail_tokens')]).toEqual([
    14, 6, 2, 5,
  ]);
  await expect(
    sql`insert into users values ('again', 'one@example.com', null, true, now())`.execute(db),
  ).rejects.toThrow(/users_one_email/);
  await close();
});
