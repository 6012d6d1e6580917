import { sql } from 'kysely';

/**
 * Leaves each address to one account. Of several accounts with the same address, the one that has verified it keeps it;
 * otherwise an enabled one, one with a profile, the most recently used one or the oldest one, in this order. The other
 * accounts keep all their data; their address moves to `set_aside_addresses`, where an operator finds it.
 */
export const oneAddress = [
  sql`create table set_aside_addresses (
    user_id text primary key references users on delete cascade,
    email text not null,
    set_aside_at timestamptz not null default now()
  )`,
  sql`insert into set_aside_addresses (user_id, email)
    select id, email from (
      select users.id, users.email, row_number() over (
        partition by users.email
        order by
          users.email_verified_at is null,
          not users.enabled,
          not exists (select 1 from profiles where profiles.user_id = users.id),
          (select max(last_used_at) from sessions where sessions.user_id = users.id) desc nulls last,
          users.created_at,
          users.id
      ) as place
      from users where users.email is not null
    ) as claims where place > 1`,
  sql`update users set email = null where id in (select user_id from set_aside_addresses)`,
  // Revoke links that were emailed to addresses which are set aside.
  sql`delete from mail_tokens where used_at is null and exists (
    select 1 from set_aside_addresses as aside where aside.user_id = mail_tokens.user_id and aside.email = mail_tokens.email
  )`,
  sql`drop index users_verified_email`,
  sql`drop index users_email`,
  sql`create unique index users_one_email on users (email)`,
];

/** Creates the table of recent registrations, so that a repeated one gets the same response. */
export const registrations = [
  sql`create table registrations (
    key_hash text primary key,
    user_id text not null references users on delete cascade,
    session_hash text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index registrations_user on registrations (user_id)`,
];
