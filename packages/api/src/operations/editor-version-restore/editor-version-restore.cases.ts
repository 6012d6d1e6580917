import { casesOf, stepOf } from '../../contract/case.ts';
import { textAt } from '../../contract/memory.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { sampleSeed } from '../../contract/seed/seed.ts';
import { editorBinRestore } from '../editor-bin-restore/editor-bin-restore.ts';
import { editorDocumentGet } from '../editor-document-get/editor-document-get.ts';
import { editorDocumentPublish } from '../editor-document-publish/editor-document-publish.ts';
import { editorPageRemove } from '../editor-page-remove/editor-page-remove.ts';
import { pageProps } from '../page-props/page-props.ts';
import { editorVersionRestore } from './editor-version-restore.ts';

export const editorVersionRestoreCases = casesOf(editorVersionRestore, [
  {
    name: 'restores a version, and rejects an outdated base version',
    given: sampleSeed,
    steps: [
      stepOf(editorDocumentPublish, {
        request: {
          input: { kind: 'page', slug: 'home', configuration: { slug: 'home', title: 'Deux', sections: [] }, base: 1 },
        },
        expect: { status: 200 },
      }),
      {
        request: { input: { kind: 'page', slug: 'home', version: 1, base: 1 } },
        expect: { errorCode: 'editor/conflict' },
      },
      {
        request: { input: { kind: 'page', slug: 'home', version: 1, base: 2 } },
        expect: { status: 200, body: { data: { version: 3 } } },
      },
      {
        request: { input: { kind: 'page', slug: 'home', version: 7, base: 3 } },
        expect: { errorCode: 'request/not_found' },
      },
      stepOf(pageProps, {
        request: { input: { path: '/', locale: 'fr' } },
        expect: { status: 200, body: { page: { title: 'Accueil' } } },
      }),
    ],
  },
  {
    name: 'restores a version from before a move at the address of today',
    given: linkedSeed,
    steps: [
      stepOf(editorDocumentPublish, {
        request: {
          input: {
            kind: 'page',
            slug: 'prix',
            configuration: { slug: 'prix', title: 'Prix', sections: [] },
            base: 1,
            from: 'tarifs',
          },
        },
        expect: { status: 200 },
      }),
      {
        request: { input: { kind: 'page', slug: 'prix', version: 1, base: 2 } },
        expect: { status: 200, body: { data: { version: 3 } } },
      },
      stepOf(editorDocumentGet, {
        request: { input: { kind: 'page', slug: 'prix' } },
        expect: { status: 200, body: { data: { configuration: { slug: 'prix', title: 'Tarifs' } } } },
      }),
      stepOf(pageProps, {
        request: { input: { path: '/prix', locale: 'fr' } },
        expect: { status: 200, body: { page: { slug: 'prix', title: 'Tarifs' } } },
      }),
    ],
  },
  {
    name: 'restores a version of a page that is back from the bin at another address',
    given: linkedSeed,
    steps: [
      stepOf(editorPageRemove, { request: { input: { slug: 'tarifs', base: 1 } }, expect: { status: 200 } }),
      stepOf(editorBinRestore, {
        request: ({ responses }) => ({
          input: { kind: 'page' as const, id: textAt(responses[0], 'data.id'), slug: 'prix' },
        }),
        expect: { status: 200, body: { data: { version: 2 } } },
      }),
      {
        request: { input: { kind: 'page', slug: 'prix', version: 1, base: 2 } },
        expect: { status: 200, body: { data: { version: 2 } } },
      },
    ],
  },
  {
    name: 'restores a version of the site configuration',
    given: linkedSeed,
    steps: [
      stepOf(editorDocumentPublish, {
        request: { input: { kind: 'site', slug: '', configuration: { name: 'Autre nom' }, base: 1 } },
        expect: { status: 200 },
      }),
      {
        request: { input: { kind: 'site', slug: '', version: 1, base: 2 } },
        expect: { status: 200, body: { data: { version: 3 } } },
      },
      stepOf(pageProps, {
        request: { input: { path: '/', locale: 'fr' } },
        expect: { status: 200, body: { site: { name: 'Kermesse' } } },
      }),
    ],
  },
]);
