import type { Operation } from '@kermesse/api/operation';
import { accountHandlers } from './features/accounts/account-handlers.ts';
import { editorHandlers } from './features/editor/editor-handlers.ts';
import { contactHandlers } from './features/contact/contact-handlers.ts';
import { dataHandlers } from './features/accounts/deletion/data-handlers.ts';
import { deletionHandlers } from './features/accounts/deletion/deletion-handlers.ts';
import { pictureOperations } from './features/uploads/picture-routes.ts';
import { uploadHandlers } from './features/uploads/upload-handlers.ts';
import { documentHandlers } from './features/profiles/document-handlers.ts';
import { profileHandlers } from './features/profiles/profile-handlers.ts';
import { contentHandlers } from './features/pages/page-handlers.ts';
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

/**
 * Pairs every operation with what is done for it.
 * @throws an error that names the operations nothing is done for, or two things: such a server must not start.
 */
export function pairHandlers(
  operations: readonly Operation[],
  done: readonly Handler[],
  elsewhere: readonly Operation[],
): [Operation, Handler][] {
  const wanted = operations.filter((operation) => !elsewhere.includes(operation));
  const found = wanted.map((operation) => ({ operation, all: done.filter((each) => each.operation === operation) }));
  const faulty = found
    .filter(({ all }) => all.length !== 1)
    .map(({ operation, all }) => `${operation.name} has ${all.length}`);
  if (faulty.length > 0) throw new Error(`Each operation needs one handler: ${faulty.join(', ')}`);
  return found.flatMap(({ operation, all }) => all.map((handler): [Operation, Handler] => [operation, handler]));
}
