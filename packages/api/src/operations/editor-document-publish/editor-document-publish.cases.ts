import { casesOf, stepOf } from '../../contract/case.ts';
import { editorHeaders } from '../../contract/editor.ts';
import { sampleSeed } from '../../contract/seed.ts';
import { editorDocumentGet } from '../editor-document-get/editor-document-get.ts';
import { pageProps } from '../page-props/page-props.ts';
import { editorDocumentPublish } from './editor-document-publish.ts';

const renamed = { slug: 'home', title: 'Bienvenue', sections: [], invented: [1, { deep: null }] };
const other = { slug: 'home', title: 'Autre', sections: [] };
const fresh = { slug: 'nouvelle', title: { fr: 'Nouvelle', en: 'New' }, sections: [] };

export const editorDocumentPublishCases = casesOf(editorDocumentPublish, [
  {
    name: 'publishes over the version it grew from, and visitors see it',
    given: sampleSeed,
    steps: [
      { request: { input: { kind: 'page', slug: 'home', configuration: renamed, base: 1 }, headers: editorHeaders }, expect: { status: 200, body: { data: { version: 2 } } } },
      stepOf(pageProps, { request: { input: { path: '/', locale: 'fr' } }, expect: { status: 200, body: { page: { title: 'Bienvenue' } } } }),
      stepOf(editorDocumentGet, {
        request: { input: { kind: 'page', slug: 'home' }, headers: editorHeaders },
        expect: { status: 200, body: { data: { version: 2, configuration: { invented: [1, { deep: null }] } } } },
      }),
    ],
  },
  {
    name: 'over somebody else’s newer version nothing is overwritten',
    given: sampleSeed,
    steps: [
      { request: { input: { kind: 'page', slug: 'home', configuration: renamed, base: 1 }, headers: editorHeaders }, expect: { status: 200 } },
      { request: { input: { kind: 'page', slug: 'home', configuration: other, base: 1 }, headers: editorHeaders }, expect: { errorCode: 'editor/conflict' } },
      stepOf(pageProps, { request: { input: { path: '/', locale: 'fr' } }, expect: { status: 200, body: { page: { title: 'Bienvenue' } } } }),
      { request: { input: { kind: 'page', slug: 'home', configuration: other, base: 2 }, headers: editorHeaders }, expect: { status: 200, body: { data: { version: 3 } } } },
    ],
  },
  {
    name: 'a page may be new, once',
    given: sampleSeed,
    steps: [
      { request: { input: { kind: 'page', slug: 'nouvelle', configuration: fresh, base: 0 }, headers: editorHeaders }, expect: { status: 200, body: { data: { version: 1 } } } },
      { request: { input: { kind: 'page', slug: 'nouvelle', configuration: { ...fresh, title: 'Autre' }, base: 0 }, headers: editorHeaders }, expect: { errorCode: 'editor/conflict' } },
    ],
  },
  {
    name: 'the site configuration is published the same way',
    given: sampleSeed,
    steps: [
      { request: { input: { kind: 'site', slug: '', configuration: { name: 'Autre maison' }, base: 1 }, headers: editorHeaders }, expect: { status: 200, body: { data: { version: 2 } } } },
      stepOf(pageProps, { request: { input: { path: '/', locale: 'fr' } }, expect: { status: 200, body: { site: { name: 'Autre maison' } } } }),
    ],
  },
  {
    name: 'the address of a page is the one it names itself',
    given: sampleSeed,
    steps: [
      { request: { input: { kind: 'page', slug: 'ailleurs', configuration: renamed, base: 0 }, headers: editorHeaders }, expect: { errorCode: 'form/invalid_data', fields: ['slug'] } },
      { request: { raw: { kind: 'page', slug: 'home', configuration: 'text', base: 1 }, headers: editorHeaders }, expect: { errorCode: 'form/invalid_data', fields: ['configuration'] } },
      { request: { raw: { kind: 'page', slug: 'home', configuration: renamed }, headers: editorHeaders }, expect: { errorCode: 'form/invalid_data', fields: ['base'] } },
    ],
  },
  {
    name: 'a wrong key changes nothing',
    given: sampleSeed,
    steps: [
      { request: { input: { kind: 'page', slug: 'home', configuration: renamed, base: 1 } }, expect: { errorCode: 'editor/wrong_key' } },
      stepOf(pageProps, { request: { input: { path: '/', locale: 'fr' } }, expect: { status: 200, body: { page: { title: 'Accueil' } } } }),
    ],
  },
]);
