import { operation } from '../../operation/operation.ts';

/** What the server has for editors. Every operation of editors needs the header `x-editor-key`; its lack is a wrong key. */
export const editorDocumentsList = operation({
  name: 'editor-documents-list',
  method: 'GET',
  path: '/editor/documents',
  summary: 'The documents that an editor can open: every page, and the site configuration.',
  errors: ['editor/wrong_key', 'editor/disabled'],
  auth: 'none',
  schemas: () => import('./editor-documents-list.schema.ts'),
});
