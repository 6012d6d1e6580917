import { casesOf, stepOf } from '../../contract/case.ts';
import { sampleSeed } from '../../contract/seed/seed.ts';
import { editorDocumentPublish } from '../editor-document-publish/editor-document-publish.ts';
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
]);
