import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { sampleSeed } from '../../contract/seed/seed.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { editorDocumentGet } from './editor-document-get.ts';

export const editorDocumentGetCases = casesOf(editorDocumentGet, [
  contractCase('returns the stored configuration unchanged', sampleSeed, [
    {
      request: { input: { kind: 'page', slug: 'home' } },
      expect: succeedsWith({
        version: 1,
        configuration: { slug: 'home', title: { fr: 'Accueil', en: 'Home' }, sections: [] },
      }),
    },
    {
      request: { input: { kind: 'site', slug: '' } },
      expect: succeedsWith({ version: 1, configuration: { name: 'Kermesse' } }),
    },
    { request: { input: { kind: 'page', slug: 'nowhere' } }, expect: { errorCode: 'request/not_found' } },
    invalidStep({ kind: 'person', slug: 'home' }, ['kind']),
  ]),
]);
