import { casesOf, stepOf } from '../../contract/case.ts';
import { editorHeaders } from '../../contract/seed/editor.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { textAt, type CaseMemory } from '../../contract/memory.ts';
import { editorDocumentPublish } from '../editor-document-publish/editor-document-publish.ts';
import { editorPageRemove } from '../editor-page-remove/editor-page-remove.ts';
import { editorVersionsList } from '../editor-versions-list/editor-versions-list.ts';
import { pageProps } from '../page-props/page-props.ts';
import { editorBinRestore } from './editor-bin-restore.ts';

const removed = ({ answers }: CaseMemory) => textAt(answers[0], 'data.id');
const removal = stepOf(editorPageRemove, {
  request: { input: { slug: 'tarifs', base: 1 }, headers: editorHeaders },
  expect: { status: 200 },
});
const visit = (path: string, title: string) =>
  stepOf(pageProps, {
    request: { input: { path, locale: 'fr' } },
    expect: { status: 200, body: { status: 200, path, page: { title } } },
  });

export const editorBinRestoreCases = casesOf(editorBinRestore, [
  {
    name: 'a page comes back where it was, with its versions',
    given: linkedSeed,
    steps: [
      removal,
      {
        request: (memory) => ({ input: { kind: 'page' as const, id: removed(memory) }, headers: editorHeaders }),
        expect: { status: 200, body: { data: { slug: 'tarifs', version: 1 } } },
      },
      visit('/tarifs', 'Tarifs'),
      stepOf(editorVersionsList, {
        request: { input: { kind: 'page', slug: 'tarifs' }, headers: editorHeaders },
        expect: { status: 200, body: { data: [{ version: 1 }] } },
      }),
    ],
  },
  {
    name: 'where another page is by now it comes back elsewhere, and takes nobody’s place',
    given: linkedSeed,
    steps: [
      removal,
      {
        request: (memory) => ({
          input: { kind: 'page' as const, id: removed(memory), slug: 'home' },
          headers: editorHeaders,
        }),
        expect: { errorCode: 'form/invalid_data', fields: ['slug'] },
      },
      {
        request: (memory) => ({
          input: { kind: 'page' as const, id: removed(memory), slug: 'login' },
          headers: editorHeaders,
        }),
        expect: { errorCode: 'form/invalid_data', fields: ['slug'] },
      },
      {
        request: (memory) => ({
          input: { kind: 'page' as const, id: removed(memory), slug: 'tarifs-2' },
          headers: editorHeaders,
        }),
        expect: { status: 200, body: { data: { slug: 'tarifs-2', version: 2 } } },
      },
      visit('/tarifs-2', 'Tarifs'),
    ],
  },
  {
    name: 'what is not in the bin cannot come back',
    given: linkedSeed,
    steps: [
      {
        request: { input: { kind: 'page', id: 'nothing' }, headers: editorHeaders },
        expect: { errorCode: 'request/not_found' },
      },
      {
        request: { input: { kind: 'picture', id: 'nothing' }, headers: editorHeaders },
        expect: { errorCode: 'request/not_found' },
      },
    ],
  },
  {
    name: 'a page at the old address of another one ends its redirect when it comes back',
    given: linkedSeed,
    steps: [
      removal,
      {
        request: (memory) => ({ input: { kind: 'page' as const, id: removed(memory) }, headers: editorHeaders }),
        expect: { status: 200 },
      },
      stepOf(editorDocumentPublish, {
        request: {
          input: {
            kind: 'page',
            slug: 'tarifs',
            configuration: { slug: 'tarifs', title: 'Encore', sections: [] },
            base: 1,
          },
          headers: editorHeaders,
        },
        expect: { status: 200, body: { data: { version: 2 } } },
      }),
    ],
  },
]);
