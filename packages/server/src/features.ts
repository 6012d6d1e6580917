import { sql } from 'kysely';
import { audited } from './platform/operations/audit.ts';
import { accountsFeature } from './features/accounts/feature.ts';
import { sessionOf, wasEndedRemotely } from './features/accounts/sessions/sessions.ts';
import { contactFeature } from './features/contact/feature.ts';
import { requireEditor } from './features/editor/editor-key.ts';
import { editorFeature } from './features/editor/feature.ts';
import { newsletterFeature } from './features/newsletter/feature.ts';
import { pagesFeature } from './features/pages/feature.ts';
import { profilesFeature } from './features/profiles/feature.ts';
import { uploadsFeature } from './features/uploads/feature.ts';
import { createPictureRoutes } from './features/uploads/pictures/picture-routes.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { deleteExpiredChecks } from './platform/human-check/used-checks.ts';
import { deleteOldOccurrences } from './platform/limits/sliding-window.ts';
import { deleteOldCounters } from './platform/limits/fixed-window.ts';
import type { Feature } from './platform/operations/feature.ts';
import type { ApiFeatures } from './platform/operations/routes.ts';
import { deleteOldMessages } from './platform/queue/queue.ts';

/** The features that implement the operations of the API. */
const features: readonly Feature[] = [
  pagesFeature,
  contactFeature,
  newsletterFeature,
  accountsFeature,
  profilesFeature,
  uploadsFeature,
  editorFeature,
];

/** The handlers, routes and checks of all features, for the API. */
export const apiFeatures: ApiFeatures = {
  handlers: features.flatMap(({ handlers }) => handlers),
  publicOperations: features.flatMap(({ publicOperations = [] }) => publicOperations),
  publicRoutes: createPictureRoutes,
  sessionOf,
  wasEndedRemotely,
  requireEditor,
  audited,
};

const platformCleanups = [deleteOldCounters, deleteOldOccurrences, deleteExpiredChecks, deleteOldMessages];

/**
 * Deletes the expired data of the platform and of every feature: sessions, links, codes, messages and counters. Reports
 * what cannot be deleted and continues with the rest. Then frees the space in an embedded database for new rows, which
 * Postgres does by itself.
 */
export async function cleanUp(
  { db, exclusive }: Pick<OpenDatabase, 'db' | 'exclusive'>,
  report: (error: unknown) => void,
): Promise<void> {
  for (const each of [...platformCleanups, ...features.flatMap(({ cleanups = [] }) => cleanups)])
    await each(db).catch(report);
  if (exclusive) await sql`vacuum`.execute(db).catch(report);
}
