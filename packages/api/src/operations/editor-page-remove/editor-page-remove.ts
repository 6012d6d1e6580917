import { operation } from '../../operation/operation.ts';

/**
 * Moves a page to the bin; visitors get 404 at once. `base` as in `editor-document-publish`. `editor-bin-restore`
 * restores the page while it is in the bin.
 */
export const editorPageRemove = operation({
  name: 'editor-page-remove',
  method: 'POST',
  path: '/editor/page/remove',
  summary: 'Move a page to the bin.',
  errors: ['form/invalid_data', 'request/not_found', 'editor/conflict'],
  auth: 'editor',
  schemas: () => import('./editor-page-remove.schema.ts'),
});
