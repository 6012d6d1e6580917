import { emptyBin } from '../../mock/content/bin.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorBinEmpty } from './editor-bin-empty.ts';

export const editorBinEmptyMock = mockOf(editorBinEmpty, {
  respond: ({ until }, world) => ({ data: emptyBin(world, until) }),
  example: { data: { erased: 2, kept: 0 } },
});
