import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Takes over what the release before this one has left to be mailed in tables of its own, also while it still runs
 * beside this one: each row moves in one statement, so it is sent by one of the two. `alone`: no other server can be
 * about to send what it has taken.
 */
export async function adoptOldMessages(db: Database, alone: boolean): Promise<void> {
  await sql`
    with old as (
      delete from waiting_letters where id in (
        select id from waiting_letters
        where sent_at is null and (${alone} or claimed_at is null or claimed_at + attempts * attempts * interval '1 minute' < now())
        for update skip locked
      )
      returning kind, user_id, email, about, created_at
    )
    insert into outgoing_messages (channel, kind, user_id, email, about, created_at)
    select 'email', kind, user_id, email, about, created_at from old
  `.execute(db);
  await sql`
    with old as (
      update contact_messages set mailed_at = now() where id in (
        select id from contact_messages
        where mailed_at is null and (${alone} or claimed_at is null or claimed_at < now() - interval '5 minutes')
          and created_at > now() - interval '7 days'
        for update skip locked
      )
      returning id
    )
    insert into outgoing_messages (channel, kind, about) select 'email', 'contact', id::text from old
  `.execute(db);
  await sql`delete from waiting_letters where sent_at < now() - interval '1 hour'`.execute(db);
}
