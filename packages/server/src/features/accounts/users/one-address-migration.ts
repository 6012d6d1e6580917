import { sql } from 'kysely';

/**
 * Makes an address belong to one account. Of several accounts with the same address, the one that verified it keeps it;
 * else the one that is used: it has a profile, then it was used last, then it is the oldest. The others stay, with all that
 * is theirs: their address moves to `set_aside_addresses`, where an operator finds it.
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
  // Links that were mailed for an address which is set aside open nothing any more.
  sql`delete from mail_tokens where used_at is null and exists (
    select 1 from set_aside_addresses as aside where aside.user_id = mail_tokens.user_id and aside.email = mail_tokens.email
  )`,
  sql`drop index users_verified_email`,
  sql`drop index users_email`,
  sql`create unique index users_one_email on users (email)`,
];

/** Which registration a browser sent, so that the same one sent again is answered alike. */
export const registrations = [
  sql`create table registrations (
    key_hash text primary key,
    user_id text not null references users on delete cascade,
    session_hash text not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index registrations_user on registrations (user_id)`,
];
