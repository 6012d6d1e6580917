import { operation } from '../../operation/operation.ts';

/** A page comes back with all its versions, at its own address or, where another page is by now (`taken`), at `slug`. */
export const editorBinRestore = operation({
  name: 'editor-bin-restore',
  method: 'POST',
  path: '/editor/bin/restore',
  summary: 'Takes something back from the bin.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'editor',
  schemas: () => import('./editor-bin-restore.schema.ts'),
});
