import { operation } from '../../operation/operation.ts';

/** A document as it was in one of its versions. */
export const editorVersionGet = operation({
  name: 'editor-version-get',
  method: 'GET',
  path: '/editor/version',
  summary: 'A document as it was in one of its versions.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'editor',
  schemas: () => import('./editor-version-get.schema.ts'),
});
