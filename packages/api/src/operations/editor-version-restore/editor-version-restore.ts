import { operation } from '../../operation/operation.ts';

/**
 * Publishes an earlier version as the newest one. The versions in between are kept. A page keeps its current address.
 * `base` as in `editor-document-publish`.
 */
export const editorVersionRestore = operation({
  name: 'editor-version-restore',
  method: 'POST',
  path: '/editor/version/restore',
  summary: 'Publish an earlier version of a document again.',
  errors: ['form/invalid_data', 'request/not_found', 'editor/conflict'],
  auth: 'editor',
  schemas: () => import('./editor-version-restore.schema.ts'),
});
