import { casesOf, contractCase, stepOf, succeedsWith } from '../../contract/case.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { sampleSeed } from '../../contract/seed/seed.ts';
import { editorDocumentGet } from '../editor-document-get/editor-document-get.ts';
import { editorVersionsList } from '../editor-versions-list/editor-versions-list.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { visitStep, publication } from '../../contract/steps/content-steps.ts';
import { editorDocumentPublish } from './editor-document-publish.ts';

const renamed = { slug: 'home', title: 'Bienvenue', sections: [], invented: [1, { deep: null }] };
const other = { slug: 'home', title: 'Autre', sections: [] };
const fresh = { slug: 'nouvelle', title: { fr: 'Nouvelle', en: 'New' }, sections: [] };

export const editorDocumentPublishCases = casesOf(editorDocumentPublish, [
  contractCase('publishes over the base version, and visitors see the new one', sampleSeed, [
    {
      request: { input: { kind: 'page', slug: 'home', configuration: renamed, base: 1 } },
      expect: succeedsWith({ version: 2 }),
    },
    visitStep('/', { page: { title: 'Bienvenue' } }),
    stepOf(editorDocumentGet, {
      request: { input: { kind: 'page', slug: 'home' } },
      expect: succeedsWith({ version: 2, configuration: { invented: [1, { deep: null }] } }),
    }),
  ]),
  contractCase('rejects an outdated base version, so that it overwrites nobody’s changes', sampleSeed, [
    { request: { input: { kind: 'page', slug: 'home', configuration: renamed, base: 1 } }, expect: { status: 200 } },
    {
      request: { input: { kind: 'page', slug: 'home', configuration: other, base: 1 } },
      expect: { errorCode: 'editor/conflict' },
    },
    visitStep('/', { page: { title: 'Bienvenue' } }),
    {
      request: { input: { kind: 'page', slug: 'home', configuration: other, base: 2 } },
      expect: succeedsWith({ version: 3 }),
    },
  ]),
  contractCase('creates a page with base 0, once', sampleSeed, [
    {
      request: { input: { kind: 'page', slug: 'nouvelle', configuration: fresh, base: 0 } },
      expect: succeedsWith({ version: 1 }),
    },
    {
      request: { input: { kind: 'page', slug: 'nouvelle', configuration: { ...fresh, title: 'Autre' }, base: 0 } },
      expect: { errorCode: 'editor/conflict' },
    },
  ]),
  contractCase('publishes the site configuration in the same way', sampleSeed, [
    {
      request: { input: { kind: 'site', slug: '', configuration: { name: 'Autre nom' }, base: 1 } },
      expect: succeedsWith({ version: 2 }),
    },
    visitStep('/', { site: { name: 'Autre nom' } }),
  ]),
  contractCase('rejects a slug that differs from that of the configuration, and invalid fields', sampleSeed, [
    invalidStep({ kind: 'page', slug: 'ailleurs', configuration: renamed, base: 0 }, ['slug']),
    invalidStep({ kind: 'page', slug: 'home', configuration: 'text', base: 1 }, ['configuration']),
    invalidStep({ kind: 'page', slug: 'home', configuration: renamed }, ['base']),
  ]),
  contractCase('changes nothing with a wrong key', sampleSeed, [
    {
      request: { input: { kind: 'page', slug: 'home', configuration: renamed, base: 1 }, headers: {} },
      expect: { errorCode: 'editor/wrong_key' },
    },
    visitStep('/', { page: { title: 'Accueil' } }),
  ]),
  contractCase('moves a page with its versions and redirects the old address', linkedSeed, [
    {
      request: { input: publication('prix', 'Prix', 1, { from: 'tarifs' }) },
      expect: succeedsWith({ version: 2 }),
    },
    visitStep(
      '/tarifs',
      { path: '/prix', status: 200, screen: 'content', page: { slug: 'prix', title: 'Prix' } },
      'en',
    ),
    stepOf(editorDocumentGet, {
      request: { input: { kind: 'page', slug: 'tarifs' } },
      expect: { errorCode: 'request/not_found' },
    }),
    stepOf(editorVersionsList, {
      request: { input: { kind: 'page', slug: 'prix' } },
      expect: succeedsWith([{ version: 2 }, { version: 1 }]),
    }),
    stepOf(editorDocumentGet, {
      request: { input: { kind: 'page', slug: 'home' } },
      expect: succeedsWith({ version: 1 }),
    }),
  ]),
  contractCase('updates the links in other pages and in menus if follow is set', linkedSeed, [
    {
      request: { input: publication('prix', 'Prix', 1, { from: 'tarifs', follow: true }) },
      expect: succeedsWith({
        version: 2,
        followed: [
          { kind: 'page', slug: 'home', version: 2 },
          { kind: 'site', slug: '', version: 2 },
        ],
      }),
    },
    stepOf(editorDocumentGet, {
      request: { input: { kind: 'page', slug: 'home' } },
      expect: succeedsWith({
        version: 2,
        configuration: {
          sections: [{ data: { buttonLink: '/prix' } }, { data: { description: '<p><a href="/en/prix#a">x</a></p>' } }],
        },
      }),
    }),
    stepOf(editorDocumentGet, {
      request: { input: { kind: 'site', slug: '' } },
      expect: succeedsWith({ configuration: { menus: [{ items: [{ path: '/prix' }] }] } }),
    }),
  ]),
  contractCase(
    'rejects a move to the address of another page, over a newer version, or of a page that does not exist',
    linkedSeed,
    [
      invalidStep(publication('home', 'Prix', 1, { from: 'tarifs' }), ['slug']),
      {
        request: { input: publication('prix', 'Prix', 2, { from: 'tarifs' }) },
        expect: { errorCode: 'editor/conflict' },
      },
      {
        request: { input: publication('prix', 'Prix', 1, { from: 'nowhere' }) },
        expect: { errorCode: 'editor/conflict' },
      },
    ],
  ),
  contractCase(
    'rejects reserved addresses',
    linkedSeed,
    ['login', 'account/anything', 'composer', 'api'].map((slug) =>
      invalidStep({ kind: 'page' as const, slug, configuration: { slug, title: 'Ici', sections: [] }, base: 0 }, [
        'slug',
      ]),
    ),
  ),
]);
