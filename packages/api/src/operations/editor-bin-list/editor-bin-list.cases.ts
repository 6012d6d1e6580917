import { casesOf, stepOf } from '../../contract/case.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { editorPageRemove } from '../editor-page-remove/editor-page-remove.ts';
import { editorBinList } from './editor-bin-list.ts';

export const editorBinListCases = casesOf(editorBinList, [
  {
    name: 'is empty at first, then lists the last removed page first',
    given: linkedSeed,
    steps: [
      { request: { input: {} }, expect: { status: 200, body: { data: [] } } },
      ...['tarifs', 'home'].map((slug) =>
        stepOf(editorPageRemove, { request: { input: { slug, base: 1 } }, expect: { status: 200 } }),
      ),
      { request: { input: {} }, expect: { status: 200, body: { data: [{ slug: 'home' }, { slug: 'tarifs' }] } } },
    ],
  },
]);
