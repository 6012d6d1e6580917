import { binOf, exampleBinEntry } from '../../mock/content/bin.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorBinList } from './editor-bin-list.ts';

export const editorBinListMock = mockOf(editorBinList, {
  respond: (_, world) => ({ data: binOf(world) }),
  example: { data: [exampleBinEntry] },
  responses: { empty: { data: [] } },
});
