import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Queues the unsent contact messages of a release from before the message queue. That release may still run beside this
 * one: its servers claim messages before they send them. `alone` means that no other server runs, so claims are void.
 */
export async function queueLegacyContactMessages(db: Database, alone: boolean): Promise<void> {
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
}
