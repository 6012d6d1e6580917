import { casesOf, contractCase, stepOf, succeedsWith } from '../../contract/case.ts';
import { sampleSeed } from '../../contract/seed/seed.ts';
import { editorDocumentPublish } from '../editor-document-publish/editor-document-publish.ts';
import { publication } from '../../contract/steps/content-steps.ts';
import { editorVersionsList } from './editor-versions-list.ts';

export const editorVersionsListCases = casesOf(editorVersionsList, [
  contractCase('lists every version, newest first', sampleSeed, [
    stepOf(editorDocumentPublish, { request: { input: publication('home', 'Deux', 1) }, expect: { status: 200 } }),
    {
      request: { input: { kind: 'page', slug: 'home' } },
      expect: succeedsWith([{ version: 2 }, { version: 1 }]),
    },
    { request: { input: { kind: 'page', slug: 'nowhere' } }, expect: succeedsWith([]) },
  ]),
]);
