import { operation } from '../../operation/operation.ts';

/**
 * Publishes a document; visitors see it at once. `base` is the version on which the draft is based, 0 for a new page.
 * If the server has another version, it stores nothing and responds with `editor/conflict`. Every version is kept.
 * `from` is the previous address of a page that moves. That address then redirects to the new one; with `follow`, the
 * links of other pages and of the menus are updated, all in one transaction.
 */
export const editorDocumentPublish = operation({
  name: 'editor-document-publish',
  method: 'POST',
  path: '/editor/document',
  summary: 'Publish a document over its base version.',
  errors: ['form/invalid_data', 'editor/conflict'],
  auth: 'editor',
  schemas: () => import('./editor-document-publish.schema.ts'),
});
