import { operation } from '../../operation/operation.ts';

/** Lists the newest 200 versions of a document, newest first. */
export const editorVersionsList = operation({
  name: 'editor-versions-list',
  method: 'GET',
  path: '/editor/versions',
  summary: 'List the stored versions of a document, newest first.',
  errors: ['form/invalid_data'],
  auth: 'editor',
  schemas: () => import('./editor-versions-list.schema.ts'),
});
