import { sql } from 'kysely';
import { normaliseEmails } from '../../../platform/database/normalise-emails.ts';

/**
 * The order of accounts that claim the same address; the first keeps it: the one that has verified it, otherwise an
 * enabled one, one with a profile, the most recently used one or the oldest one.
 */
const claimOrder = sql`
  users.email_verified_at is null,
  not users.enabled,
  not exists (select 1 from profiles where profiles.user_id = users.id),
  (select max(last_used_at) from sessions where sessions.user_id = users.id) desc nulls last,
  users.created_at,
  users.id`;

// Revoke links that were emailed to addresses which are set aside.
const revokeSetAside = sql`delete from mail_tokens where used_at is null and exists (
    select 1 from set_aside_addresses as aside where aside.user_id = mail_tokens.user_id and aside.email = mail_tokens.email
  )`;

/**
 * Leaves each address to one account. Of several accounts with the same address, the first of `claimOrder` keeps it.
 * The other accounts keep all their data; their address moves to `set_aside_addresses`, where an operator finds it.
 */
export const oneAddress = [
  sql`create table set_aside_addresses (
    user_id text primary key references users on delete cascade,
    email text not null,
    set_aside_at timestamptz not null default now()
  )`,
  sql`insert into set_aside_addresses (user_id, email)
    select id, email from (
      select users.id, users.email, row_number() over (partition by users.email order by ${claimOrder}) as place
      from users where users.email is not null
    ) as claims where place > 1`,
  sql`update users set email = null where id in (select user_id from set_aside_addresses)`,
  revokeSetAside,
  sql`drop index users_verified_email`,
  sql`drop index users_email`,
  sql`create unique index users_one_email on users (email)`,
];

/**
 * Stores the ASCII form of each international domain (`normaliseEmail`). If two accounts have the same address in two
 * forms, the first of `claimOrder` keeps it, as in `oneAddress`.
 */
export const asciiDomains = [
  normaliseEmails('users', 'email', (from, to) => [
    sql`insert into set_aside_addresses (user_id, email)
      select id, email from users where email in (${from}, ${to}) order by ${claimOrder} offset 1
      on conflict (user_id) do update set email = excluded.email, set_aside_at = excluded.set_aside_at`,
    revokeSetAside,
    sql`update users set email = null, email_verified_at = null
      where email in (${from}, ${to}) and id in (select user_id from set_aside_addresses)`,
    sql`update users set email = ${to} where email = ${from}`,
  ]),
  normaliseEmails('users', 'pending_email'),
  normaliseEmails('mail_tokens', 'email'),
  normaliseEmails('former_addresses', 'email', (from, to) => [
    sql`insert into former_addresses (user_id, email, replaced_at)
      select user_id, ${to}, replaced_at from former_addresses where email = ${from}
      and not exists (select 1 from users where email = ${to} and email_verified_at is not null)
      on conflict do nothing`,
    sql`delete from former_addresses where email = ${from}`,
  ]),
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
