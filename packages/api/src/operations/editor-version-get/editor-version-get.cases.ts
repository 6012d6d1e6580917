import { casesOf, contractCase, stepOf, succeedsWith } from '../../contract/case.ts';
import { sampleSeed } from '../../contract/seed/seed.ts';
import { editorDocumentPublish } from '../editor-document-publish/editor-document-publish.ts';
import { invalidStep } from '../../contract/steps/steps.ts';
import { publication } from '../../contract/steps/content-steps.ts';
import { editorVersionGet } from './editor-version-get.ts';

export const editorVersionGetCases = casesOf(editorVersionGet, [
  contractCase('returns an earlier version', sampleSeed, [
    stepOf(editorDocumentPublish, { request: { input: publication('home', 'Deux', 1) }, expect: { status: 200 } }),
    {
      request: { input: { kind: 'page', slug: 'home', version: 1 } },
      expect: succeedsWith({ version: 1, configuration: { title: { fr: 'Accueil', en: 'Home' } } }),
    },
    { request: { input: { kind: 'page', slug: 'home', version: 9 } }, expect: { errorCode: 'request/not_found' } },
    invalidStep({ kind: 'page', slug: 'home', version: 'last' }, ['version']),
  ]),
]);
