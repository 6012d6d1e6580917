import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { sampleSeed } from '../../contract/seed/seed.ts';
import { editorDocumentsList } from './editor-documents-list.ts';

export const editorDocumentsListCases = casesOf(editorDocumentsList, [
  contractCase('lists every page and the site with their versions', sampleSeed, [
    {
      request: { input: {} },
      expect: succeedsWith([
        { kind: 'page', slug: 'home', title: { fr: 'Accueil', en: 'Home' }, version: 1 },
        { kind: 'page', slug: 'tarifs', title: { fr: 'Tarifs' }, version: 1 },
        { kind: 'site', slug: '', title: null, version: 1 },
      ]),
    },
  ]),
]);
