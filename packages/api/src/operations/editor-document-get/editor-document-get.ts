import { operation } from '../../operation/operation.ts';

/** A page (`kind: page` and its slug) or the site configuration (`kind: site`), exactly as stored. */
export const editorDocumentGet = operation({
  name: 'editor-document-get',
  method: 'GET',
  path: '/editor/document',
  summary: 'A document as it is stored, unknown keys and all, with its version.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'editor',
  schemas: () => import('./editor-document-get.schema.ts'),
});
