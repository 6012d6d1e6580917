import { sql } from 'kysely';
import { dataHandlers } from './features/accounts/deletion/data-handlers.ts';
import { deletionHandlers } from './features/accounts/deletion/deletion-handlers.ts';
import { googleHandlers } from './features/accounts/google/google-handlers.ts';
import { passwordHandlers } from './features/accounts/login/password-handlers.ts';
import { challengeLifetime } from './features/accounts/passkeys/challenges.ts';
import { passkeyHandlers } from './features/accounts/passkeys/passkey-handlers.ts';
import { phoneHandlers } from './features/accounts/phone/phone-handlers.ts';
import { humanCheckHandlers } from './features/accounts/registration/human-check-handlers.ts';
import { registerHandlers } from './features/accounts/registration/register-handlers.ts';
import { repeatPeriod } from './features/accounts/registration/registration.ts';
import { deleteUnusedDevices } from './features/accounts/sessions/devices.ts';
import { sessionHandlers } from './features/accounts/sessions/session-handlers.ts';
import { selfHandlers } from './features/accounts/users/self-handlers.ts';
import { emailChangeHandlers } from './features/accounts/verification/email-change-handlers.ts';
import { contactHandlers } from './features/contact/contact-handlers.ts';
import { deleteOldContactMessages } from './features/contact/messages.ts';
import { editorHandlers } from './features/editor/editor-handlers.ts';
import { newsletterHandlers } from './features/newsletter/newsletter-handlers.ts';
import { contentHandlers } from './features/pages/page-handlers.ts';
import { documentHandlers } from './features/profiles/document-handlers.ts';
import { profileHandlers } from './features/profiles/profile-handlers.ts';
import { uploadHandlers } from './features/uploads/upload-handlers.ts';
import { deleteEndedSessions, sessionOf, wasEndedRemotely } from './features/accounts/sessions/sessions.ts';
import { requireEditor } from './features/editor/editor-key.ts';
import { createPictureRoutes, pictureOperations } from './features/uploads/pictures/picture-routes.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import type { Tables } from './platform/database/tables.ts';
import { deleteOldCounters } from './platform/limits/fixed-window.ts';
import type { ApiFeatures } from './platform/operations/routes.ts';
import { deleteOldMessages } from './platform/queue/queue.ts';

/** The handlers, routes and checks of all features, for the API. */
export const apiFeatures: ApiFeatures = {
  handlers: [
    ...contentHandlers,
    ...contactHandlers,
    ...newsletterHandlers,
    ...emailChangeHandlers,
    ...googleHandlers,
    ...humanCheckHandlers,
    ...passkeyHandlers,
    ...passwordHandlers,
    ...phoneHandlers,
    ...registerHandlers,
    ...selfHandlers,
    ...sessionHandlers,
    ...deletionHandlers,
    ...dataHandlers,
    ...profileHandlers,
    ...documentHandlers,
    ...uploadHandlers,
    ...editorHandlers,
  ],
  publicOperations: pictureOperations,
  publicRoutes: createPictureRoutes,
  sessionOf,
  wasEndedRemotely,
  requireEditor,
};

/** How long rows are kept after the time in one of their columns. */
const expiries = [
  { table: 'occurrences', column: 'at', age: '1 day' },
  { table: 'used_human_checks', column: 'expires_at', age: '1 hour' },
  { table: 'contact_digests', column: 'accepted_at', age: '1 day' },
  { table: 'mail_tokens', column: 'expires_at', age: '7 days' },
  { table: 'phone_codes', column: 'created_at', age: '1 day' },
  { table: 'sign_in_attempts', column: 'created_at', age: '1 hour' },
  { table: 'pending_links', column: 'created_at', age: '1 hour' },
  { table: 'passkey_challenges', column: 'created_at', age: `${challengeLifetime} seconds` },
  { table: 'registrations', column: 'created_at', age: `${repeatPeriod} seconds` },
] as const satisfies readonly { table: keyof Tables; column: string; age: string }[];

/** The deletion of what needs another condition. */
const cleanups = [
  deleteOldCounters,
  deleteOldMessages,
  deleteOldContactMessages,
  deleteEndedSessions,
  deleteUnusedDevices,
];

/**
 * Deletes the expired data of the platform and of every feature: sessions, links, codes, messages and counters. Reports
 * what cannot be deleted and continues with the rest. Then frees the space in an embedded database for new rows, which
 * Postgres does by itself.
 */
export async function cleanUp(
  { db, exclusive }: Pick<OpenDatabase, 'db' | 'exclusive'>,
  report: (error: unknown) => void,
): Promise<void> {
  for (const { table, column, age } of expiries)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < now() - ${age}::interval`
      .execute(db)
      .catch(report);
  for (const each of cleanups) await each(db).catch(report);
  if (exclusive) await sql`vacuum`.execute(db).catch(report);
}
