import { operation } from '../../operation/operation.ts';

/** The newest come first; of very many the first 200. */
export const editorPicturesList = operation({
  name: 'editor-pictures-list',
  method: 'GET',
  path: '/editor/pictures',
  summary: 'The pictures that editors uploaded.',
  errors: [],
  auth: 'editor',
  schemas: () => import('./editor-pictures-list.schema.ts'),
});
