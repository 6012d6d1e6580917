import { operation } from '../../operation/operation.ts';

/** Pages that show it go on showing it: what a page shows is never erased. */
export const editorPictureRemove = operation({
  name: 'editor-picture-remove',
  method: 'POST',
  path: '/editor/picture/remove',
  summary: 'Puts an uploaded picture into the bin.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'editor',
  schemas: () => import('./editor-picture-remove.schema.ts'),
});
