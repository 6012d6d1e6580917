import { accountData, userData } from '../users/personal-data.ts';
import { passkeyData } from '../passkeys/personal-data.ts';
import type { UserRow } from '../users/users.ts';
import { newsletterData } from '../../newsletter/personal-data.ts';
import { contactData } from '../../contact/personal-data.ts';
import type { PersonalTable, PersonKeys } from '../../../platform/database/personal-data.ts';
import { fileData } from '../../uploads/personal-data.ts';
import { profileData } from '../../profiles/personal-data.ts';

/**
 * Every table that says something about people, in the order in which their rows are erased. Erasing an account and the
 * archive of "Download my data" both work through this list; a test compares it with the tables there are.
 */
export const personalData: readonly PersonalTable[] = [
  ...accountData,
  passkeyData,
  ...newsletterData,
  contactData,
  ...profileData,
  fileData,
  userData,
];

/** The tables that are no person's, and why. */
export const impersonalTables: Readonly<Record<string, string>> = {
  content_state: 'counts changes of the content',
  site: 'what editors publish',
  pages: 'what editors publish',
  redirects: 'addresses that pages had',
  configuration_versions: 'what editors published',
  page_pictures: 'pictures of editors for pages',
  contact_digests: 'hashes that say nothing, forgotten after a day',
  used_human_checks: 'hashes of proofs, forgotten when they expire',
  device_phones: 'no longer used, and emptied',
  passkey_challenges: 'hashes of random texts, forgotten when they expire',
  sign_in_attempts: 'hashes and random texts of people who are not known yet, forgotten after an hour',
  server_secrets: 'keys of the server',
  database_identity: 'a random name of the database',
  erased_files: 'random paths of files that are about to be removed',
  outbox: 'replaces sent messages, while developing only',
};

/** A person, by everything that rows may name them by. */
export function keysOf({ id, email, email_verified_at: verified, phone, auth_type: authType }: UserRow): PersonKeys {
  return {
    userId: id,
    email,
    verifiedEmail: verified === null ? null : email,
    provenPhone: authType === 'phone' ? phone : null,
  };
}
