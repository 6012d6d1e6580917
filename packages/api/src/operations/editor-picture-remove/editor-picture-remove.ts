import { operation } from '../../operation/operation.ts';

/** Moves a picture to the bin. Pages that use it still show it: a picture in use is never erased. */
export const editorPictureRemove = operation({
  name: 'editor-picture-remove',
  method: 'POST',
  path: '/editor/picture/remove',
  summary: 'Move an uploaded picture to the bin.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'editor',
  schemas: () => import('./editor-picture-remove.schema.ts'),
});
