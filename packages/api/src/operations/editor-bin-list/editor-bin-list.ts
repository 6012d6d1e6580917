import { operation } from '../../operation/operation.ts';

/** Pages and pictures, the last removed first. Each says when it is erased for good. */
export const editorBinList = operation({
  name: 'editor-bin-list',
  method: 'GET',
  path: '/editor/bin',
  summary: 'What editors removed and can take back.',
  errors: [],
  auth: 'editor',
  schemas: () => import('./editor-bin-list.schema.ts'),
});
