import { casesOf, contractCase, stepOf, succeedsWith } from '../../contract/case.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { editorPageRemove } from '../editor-page-remove/editor-page-remove.ts';
import { editorBinList } from './editor-bin-list.ts';

export const editorBinListCases = casesOf(editorBinList, [
  contractCase('is empty at first, then lists the last removed page first', linkedSeed, [
    { request: { input: {} }, expect: succeedsWith([]) },
    ...['tarifs', 'home'].map((slug) =>
      stepOf(editorPageRemove, { request: { input: { slug, base: 1 } }, expect: { status: 200 } }),
    ),
    { request: { input: {} }, expect: succeedsWith([{ slug: 'home' }, { slug: 'tarifs' }]) },
  ]),
]);
