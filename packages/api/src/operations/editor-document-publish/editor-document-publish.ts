import { operation } from '../../operation/operation.ts';

/**
 * Visitors see it at once. `base` is the version that the draft grew from, 0 for a page that is new: when the server has
 * another one by now, nothing is stored and the answer is `editor/conflict`. Every version is kept.
 * `from`: the address that a page had until now, when its address changes; the old one redirects to it from then on, and with
 * `follow` the links of other pages and of the menus lead to the new one, all in one transaction.
 */
export const editorDocumentPublish = operation({
  name: 'editor-document-publish',
  method: 'POST',
  path: '/editor/document',
  summary: 'Publishes a document over the version that it grew from.',
  errors: ['form/invalid_data', 'editor/conflict'],
  auth: 'editor',
  schemas: () => import('./editor-document-publish.schema.ts'),
});
