import { operation } from '../../operation/operation.ts';

/** Returns a page (`kind: page` and its slug) or the site configuration (`kind: site`), exactly as stored. */
export const editorDocumentGet = operation({
  name: 'editor-document-get',
  method: 'GET',
  path: '/editor/document',
  summary: 'Get a document as stored, including unknown keys, with its version.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'editor',
  schemas: () => import('./editor-document-get.schema.ts'),
});
