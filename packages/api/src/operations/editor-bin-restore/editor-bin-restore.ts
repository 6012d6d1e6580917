import { operation } from '../../operation/operation.ts';

/**
 * Restores a picture, or a page with all its versions: at its own address or, if another page has taken it (`taken`),
 * at `slug`.
 */
export const editorBinRestore = operation({
  name: 'editor-bin-restore',
  method: 'POST',
  path: '/editor/bin/restore',
  summary: 'Restore an entry of the bin.',
  errors: ['form/invalid_data', 'request/not_found'],
  auth: 'editor',
  schemas: () => import('./editor-bin-restore.schema.ts'),
});
