import { casesOf, contractCase, succeedsWith } from '../../contract/case.ts';
import { linkedSeed } from '../../contract/seed/linked-seed.ts';
import { editorLinksList } from './editor-links-list.ts';

export const editorLinksListCases = casesOf(editorLinksList, [
  contractCase('lists the pages and menus that link to a page, with the number of links', linkedSeed, [
    {
      request: { input: { slug: 'tarifs' } },
      expect: succeedsWith([
        { kind: 'page', slug: 'home', title: 'Accueil', links: 2 },
        { kind: 'site', slug: '', links: 1 },
      ]),
    },
    { request: { input: { slug: 'nowhere' } }, expect: succeedsWith([]) },
  ]),
]);
