import { casesOf, stepOf } from '../../contract/case.ts';
import { editorHeaders } from '../../contract/seed/editor.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { editorBinList } from '../editor-bin-list/editor-bin-list.ts';
import { editorDocumentPublish } from '../editor-document-publish/editor-document-publish.ts';
import { editorDocumentsList } from '../editor-documents-list/editor-documents-list.ts';
import { pageProps } from '../page-props/page-props.ts';
import { editorPageRemove } from './editor-page-remove.ts';

export const editorPageRemoveCases = casesOf(editorPageRemove, [
  {
    name: 'the page is gone for visitors and in the list, and is in the bin',
    given: linkedSeed,
    steps: [
      {
        request: { input: { slug: 'tarifs', base: 1 }, headers: editorHeaders },
        expect: { status: 200, body: { data: { kind: 'page', slug: 'tarifs', title: 'Tarifs' } } },
      },
      stepOf(pageProps, {
        request: { input: { path: '/tarifs', locale: 'fr' } },
        expect: { status: 200, body: { status: 404 } },
      }),
      stepOf(editorDocumentsList, {
        request: { input: {}, headers: editorHeaders },
        expect: { status: 200, body: { data: [{ slug: 'home' }, { kind: 'site' }] } },
      }),
      stepOf(editorBinList, {
        request: { input: {}, headers: editorHeaders },
        expect: { status: 200, body: { data: [{ kind: 'page', slug: 'tarifs' }] } },
      }),
      {
        request: { input: { slug: 'tarifs', base: 1 }, headers: editorHeaders },
        expect: { errorCode: 'request/not_found' },
      },
    ],
  },
  {
    name: 'another page can be published at the address of a removed one',
    given: linkedSeed,
    steps: [
      { request: { input: { slug: 'tarifs', base: 1 }, headers: editorHeaders }, expect: { status: 200 } },
      stepOf(editorDocumentPublish, {
        request: {
          input: {
            kind: 'page',
            slug: 'tarifs',
            configuration: { slug: 'tarifs', title: 'Une autre', sections: [] },
            base: 0,
          },
          headers: editorHeaders,
        },
        expect: { status: 200, body: { data: { version: 1 } } },
      }),
    ],
  },
  {
    name: 'a version that somebody else published is not removed unseen',
    given: linkedSeed,
    steps: [
      {
        request: { input: { slug: 'tarifs', base: 2 }, headers: editorHeaders },
        expect: { errorCode: 'editor/conflict' },
      },
    ],
  },
]);
