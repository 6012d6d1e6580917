import { operation } from '../../operation/operation.ts';

/** Visitors get 404 at once. `base` as in publishing. The page comes back with `editor-bin-restore` for as long as it is in the bin. */
export const editorPageRemove = operation({
  name: 'editor-page-remove',
  method: 'POST',
  path: '/editor/page/remove',
  summary: 'Takes a page off the site and puts it into the bin.',
  errors: ['form/invalid_data', 'request/not_found', 'editor/conflict'],
  auth: 'editor',
  schemas: () => import('./editor-page-remove.schema.ts'),
});
