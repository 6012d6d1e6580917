import type { Database } from '../../../platform/database/database.ts';
import { accountTables, userTable } from '../users/personal-data.ts';
import { passkeyData } from '../passkeys/personal-data.ts';
import type { UserRow } from '../users/users.ts';
import { newsletterTables } from '../../newsletter/personal-data.ts';
import { contactData } from '../../contact/personal-data.ts';
import type { PersonalTable, PersonKeys } from '../../../platform/database/personal-data.ts';
import { fileData } from '../../uploads/personal-data.ts';
import { profileTables } from '../../profiles/personal-data.ts';

/**
 * All tables with personal data, in the order in which their rows are erased. The erasure of accounts and the archive
 * of "Download my data" use this list. A test compares it with the tables of the database.
 */
export const personalTables: readonly PersonalTable[] = [
  ...accountTables,
  passkeyData,
  ...newsletterTables,
  contactData,
  ...profileTables,
  fileData,
  userTable,
];

/** The tables without personal data, with the reason. */
export const impersonalTables: Readonly<Record<string, string>> = {
  content_state: 'counts changes of the content',
  site: 'published content',
  pages: 'published content',
  redirects: 'old addresses of pages',
  configuration_versions: 'earlier versions of published content',
  page_pictures: 'pictures that editors uploaded for pages',
  contact_digests: 'hashes of messages, deleted after a day',
  used_human_checks: 'hashes of proofs, deleted when they expire',
  device_phones: 'empty and no longer used',
  passkey_challenges: 'hashes of random texts, deleted when they expire',
  sign_in_attempts: 'hashes and random texts of visitors before they log in, deleted after an hour',
  server_secrets: 'keys of the server',
  database_identity: 'a random id of the database',
  erased_files: 'random paths of files that will be removed',
  outbox: 'replaces sent messages, in development only',
};

/** Returns the values that identify a user in the rows of tables. */
export async function keysOf(
  db: Database,
  { id, email, email_verified_at: verified, phone, auth_type: authType }: UserRow,
): Promise<PersonKeys> {
  const former = await db.selectFrom('former_addresses').select('email').where('user_id', '=', id).execute();
  return {
    userId: id,
    email,
    verifiedEmail: verified === null ? null : email,
    formerEmails: former.map((row) => row.email),
    provenPhone: authType === 'phone' ? phone : null,
  };
}
