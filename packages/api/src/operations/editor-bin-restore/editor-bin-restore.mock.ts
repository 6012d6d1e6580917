import { restore } from '../../mock/content/bin.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorBinRestore } from './editor-bin-restore.ts';

export const editorBinRestoreMock = mockOf(editorBinRestore, {
  respond: ({ kind, id, slug }, world) => ({ data: restore(world, kind, id, slug) }),
  example: { data: { slug: 'tarifs', version: 3 } },
  invalid: { slug: 'taken' },
});
