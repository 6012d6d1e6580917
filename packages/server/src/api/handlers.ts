import type { Operation } from '@kermesse/api/operation';
import { accountHandlers } from '../accounts/account-handlers.ts';
import { editorHandlers } from '../composer/editor-handlers.ts';
import { contactHandlers } from '../contact/contact-handlers.ts';
import { dataHandlers } from '../deletion/data-handlers.ts';
import { deletionHandlers } from '../deletion/deletion-handlers.ts';
import { pictureOperations } from '../files/picture-routes.ts';
import { uploadHandlers } from '../files/upload-handlers.ts';
import { documentHandlers } from '../profiles/document-handlers.ts';
import { profileHandlers } from '../profiles/profile-handlers.ts';
import { contentHandlers } from './content-handlers.ts';
import type { Handler } from './handler.ts';
import { newsletterHandlers } from './newsletter-handlers.ts';

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
