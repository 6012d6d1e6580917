import { operation } from '../../operation/operation.ts';

/** Lists every page and the site configuration. A missing editor's key is refused like a wrong one. */
export const editorDocumentsList = operation({
  name: 'editor-documents-list',
  method: 'GET',
  path: '/editor/documents',
  summary: 'List the documents that editors can open: every page and the site configuration.',
  errors: [],
  auth: 'editor',
  schemas: () => import('./editor-documents-list.schema.ts'),
});
