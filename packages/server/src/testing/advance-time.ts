import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Simulates the passage of time for accounts: moves all instants in the database back. */
export async function advanceTime(db: Database, seconds: number): Promise<void> {
  const columns = {
    users: ['erase_at'],
    sessions: ['created_at', 'last_used_at', 'ended_at'],
    mail_tokens: ['created_at', 'expires_at'],
    phone_codes: ['created_at', 'expires_at'],
    occurrences: ['at'],
    used_human_checks: ['expires_at'],
    passkeys: ['created_at', 'last_used_at'],
    passkey_challenges: ['created_at'],
    devices: ['first_seen', 'last_seen'],
    registrations: ['created_at'],
    sign_in_attempts: ['created_at'],
    pending_links: ['created_at'],
    outgoing_messages: ['created_at', 'due_at', 'expires_at', 'sent_at', 'failed_at'],
  };
  for (const [table, instants] of Object.entries(columns)) {
    const set = sql.join(
      instants.map((name) => sql`${sql.ref(name)} = ${sql.ref(name)} - ${seconds} * interval '1 second'`),
    );
    await sql`update ${sql.table(table)} set ${set}`.execute(db);
  }
  await sql`update rate_limits set window_start = window_start - ${Math.ceil(seconds)}::integer`.execute(db);
}
