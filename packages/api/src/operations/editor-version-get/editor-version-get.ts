import { operation } from '../../operation/operation.ts';

/** Returns a version of a document. */
export const editorVersionGet = operation({
  name: 'editor-version-get',
  method: 'GET',
  path: '/editor/version',
  summary: 'Get a version of a document.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'editor',
  schemas: () => import('./editor-version-get.schema.ts'),
});
