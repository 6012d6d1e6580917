import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Moves the unsent mails of a release from before the message queue from its table into the queue. That release may
 * still run beside this one: each row moves in one statement, so only one of both sends it. `alone` means that no other
 * server runs, so claims are void.
 */
export async function queueLegacyMails(db: Database, alone: boolean): Promise<void> {
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
  await sql`delete from waiting_letters where sent_at < now() - interval '1 hour'`.execute(db);
}
