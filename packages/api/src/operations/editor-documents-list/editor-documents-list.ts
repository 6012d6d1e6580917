import { operation } from '../../operation/operation.ts';

/** What the server has for editors. The lack of an editor's key is a wrong one. */
export const editorDocumentsList = operation({
  name: 'editor-documents-list',
  method: 'GET',
  path: '/editor/documents',
  summary: 'The documents that an editor can open: every page, and the site configuration.',
  errors: [],
  auth: 'editor',
  schemas: () => import('./editor-documents-list.schema.ts'),
});
