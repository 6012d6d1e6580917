import { operation } from '../../operation/operation.ts';

/** An older version becomes the newest one; what stood in between stays among the versions. `base` as in publishing. */
export const editorVersionRestore = operation({
  name: 'editor-version-restore',
  method: 'POST',
  path: '/editor/version/restore',
  summary: 'Publishes an older version of a document anew.',
  errors: ['form/invalid_data', 'request/not_found', 'editor/conflict'],
  auth: 'editor',
  schemas: () => import('./editor-version-restore.schema.ts'),
});
