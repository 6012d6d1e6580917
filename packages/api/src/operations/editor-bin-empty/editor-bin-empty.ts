import { operation } from '../../operation/operation.ts';

/** Pictures that a page still shows stay in the bin. */
export const editorBinEmpty = operation({
  name: 'editor-bin-empty',
  method: 'POST',
  path: '/editor/bin/empty',
  summary: 'Erases what is in the bin for good.',
  errors: [],
  auth: 'editor',
  schemas: () => import('./editor-bin-empty.schema.ts'),
});
