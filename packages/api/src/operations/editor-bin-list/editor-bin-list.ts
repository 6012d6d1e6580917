import { operation } from '../../operation/operation.ts';

/** Lists pages and pictures, last removed first, each with the date of its permanent erasure. */
export const editorBinList = operation({
  name: 'editor-bin-list',
  method: 'GET',
  path: '/editor/bin',
  summary: 'List the removed pages and pictures that editors can restore.',
  errors: [],
  auth: 'editor',
  schemas: () => import('./editor-bin-list.schema.ts'),
});
