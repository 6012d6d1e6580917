import { operation } from '../../operation/operation.ts';

/** Lists all pictures, newest first. */
export const editorPicturesList = operation({
  name: 'editor-pictures-list',
  method: 'GET',
  path: '/editor/pictures',
  summary: 'List the uploaded pictures.',
  errors: [],
  auth: 'editor',
  schemas: () => import('./editor-pictures-list.schema.ts'),
});
