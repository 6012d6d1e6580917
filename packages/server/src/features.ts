import type { Operation } from '@kermesse/api/operation';
import { accountHandlers } from './features/accounts/account-handlers.ts';
import { editorHandlers } from './features/editor/editor-handlers.ts';
import { contactHandlers } from './features/contact/contact-handlers.ts';
import { dataHandlers } from './features/accounts/deletion/data-handlers.ts';
import { deletionHandlers } from './features/accounts/deletion/deletion-handlers.ts';
import { createPictureRoutes, pictureOperations } from './features/uploads/picture-routes.ts';
import { uploadHandlers } from './features/uploads/upload-handlers.ts';
import { documentHandlers } from './features/profiles/document-handlers.ts';
import { profileHandlers } from './features/profiles/profile-handlers.ts';
import { contentHandlers } from './features/pages/page-handlers.ts';
import { audited } from './features/accounts/audit.ts';
import { sessionOf, wasEnded } from './features/accounts/sessions/sessions.ts';
import { requireEditor } from './features/editor/editor-key.ts';
import type { ApiFeatures } from './platform/operations/routes.ts';
import type { Handler } from './platform/operations/handler.ts';
import { newsletterHandlers } from './features/newsletter/newsletter-handlers.ts';

/** What the server does for every operation. */
export const handlers: readonly Handler[] = [
  ...contentHandlers,
  ...contactHandlers,
  ...newsletterHandlers,
  ...accountHandlers,
  ...deletionHandlers,
  ...dataHandlers,
  ...profileHandlers,
  ...documentHandlers,
  ...uploadHandlers,
  ...editorHandlers,
];

/** The operations that are answered by routes of their own, because more than the API asks there. */
export const routedElsewhere: readonly Operation[] = pictureOperations;

/** What the features do for the API. */
export const apiFeatures: ApiFeatures = {
  handlers,
  routedElsewhere,
  publicRoutes: createPictureRoutes,
  sessionOf,
  wasEnded,
  requireEditor,
  audited,
};
