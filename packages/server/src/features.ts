import { sql } from 'kysely';
import { dataHandlers } from './features/accounts/deletion/data-handlers.ts';
import { deletionHandlers } from './features/accounts/deletion/deletion-handlers.ts';
import { deleteOldAttempts } from './features/accounts/google/google.ts';
import { googleHandlers } from './features/accounts/google/google-handlers.ts';
import { deleteExpiredLinks } from './features/accounts/google/pending-links.ts';
import { passwordHandlers } from './features/accounts/login/password-handlers.ts';
import { deleteExpiredEmailTokens } from './features/accounts/emails/email-tokens.ts';
import { deleteExpiredChallenges } from './features/accounts/passkeys/challenges.ts';
import { passkeyHandlers } from './features/accounts/passkeys/passkey-handlers.ts';
import { deleteExpiredCodes } from './features/accounts/phone/phone-codes.ts';
import { phoneHandlers } from './features/accounts/phone/phone-handlers.ts';
import { humanCheckHandlers } from './features/accounts/registration/human-check-handlers.ts';
import { registerHandlers } from './features/accounts/registration/register-handlers.ts';
import { deleteOldRegistrations } from './features/accounts/registration/registration.ts';
import { deleteUnusedDevices } from './features/accounts/sessions/devices.ts';
import { sessionHandlers } from './features/accounts/sessions/session-handlers.ts';
import { selfHandlers } from './features/accounts/users/self-handlers.ts';
import { emailChangeHandlers } from './features/accounts/verification/email-change-handlers.ts';
import { contactHandlers } from './features/contact/contact-handlers.ts';
import { deleteOldContactMessages, deleteOldDigests } from './features/contact/messages.ts';
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
import { deleteExpiredChecks } from './platform/human-check/used-checks.ts';
import { deleteOldOccurrences } from './platform/limits/sliding-window.ts';
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

const cleanups = [
  deleteOldCounters,
  deleteOldOccurrences,
  deleteExpiredChecks,
  deleteOldMessages,
  deleteOldDigests,
  deleteOldContactMessages,
  deleteEndedSessions,
  deleteExpiredEmailTokens,
  deleteExpiredCodes,
  deleteOldAttempts,
  deleteExpiredLinks,
  deleteUnusedDevices,
  deleteExpiredChallenges,
  deleteOldRegistrations,
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
  for (const each of cleanups) await each(db).catch(report);
  if (exclusive) await sql`vacuum`.execute(db).catch(report);
}
