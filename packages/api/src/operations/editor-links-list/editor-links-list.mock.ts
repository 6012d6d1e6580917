import { linkingDocuments } from '../../mock/content/editor.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { editorLinksList } from './editor-links-list.ts';

export const editorLinksListMock = mockOf(editorLinksList, {
  respond: ({ slug }, world) => ({ data: linkingDocuments(world, slug) }),
  example: { data: [{ kind: 'page' as const, slug: 'home', title: { fr: 'Accueil', en: 'Home' }, links: 2 }] },
  invalid: { slug: 'required' },
});
