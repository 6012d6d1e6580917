import { operation } from '../../operation/operation.ts';

/** Pictures that a page still uses stay in the bin. */
export const editorBinEmpty = operation({
  name: 'editor-bin-empty',
  method: 'POST',
  path: '/editor/bin/empty',
  summary: 'Erase all entries of the bin permanently.',
  errors: ['form/invalid_data'],
  auth: 'editor',
  schemas: () => import('./editor-bin-empty.schema.ts'),
});
