import { mockOf } from '../../mock/mock-of.ts';
import { saveRedirect } from '../../mock/content/redirects.ts';
import { mockDate } from '../../mock/world.ts';
import { editorRedirectSave } from './editor-redirect-save.ts';

export const editorRedirectSaveMock = mockOf(editorRedirectSave, {
  respond: ({ slug, target }, world) => ({
    data: { slug, target: saveRedirect(world, slug, target), createdAt: mockDate },
  }),
  example: { data: { slug: 'tarifs', target: 'nos-tarifs', createdAt: mockDate } },
  invalid: { slug: 'taken' },
});
