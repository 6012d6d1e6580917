import { exampleBinEntry, removePage } from '../../mock/content/bin.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorPageRemove } from './editor-page-remove.ts';

export const editorPageRemoveMock = mockOf(editorPageRemove, {
  respond: ({ slug, base }, world) => ({ data: removePage(world, slug, base) }),
  example: { data: exampleBinEntry },
  invalid: { slug: 'required' },
});
