import { operation } from '../../operation/operation.ts';

/** Every version there has been, the newest first, at most 200 of them. */
export const editorVersionsList = operation({
  name: 'editor-versions-list',
  method: 'GET',
  path: '/editor/versions',
  summary: 'The versions of a document that the server keeps, the newest first.',
  errors: ['form/invalid_data'],
  auth: 'editor',
  schemas: () => import('./editor-versions-list.schema.ts'),
});
