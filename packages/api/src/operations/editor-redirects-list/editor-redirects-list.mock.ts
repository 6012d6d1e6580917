import { mockOf } from '../../mock/mock-of.ts';
import { listedRedirects } from '../../mock/content/redirects.ts';
import { mockDate } from '../../mock/world.ts';
import { editorRedirectsList } from './editor-redirects-list.ts';

export const editorRedirectsListMock = mockOf(editorRedirectsList, {
  respond: (_, world) => ({
    data: listedRedirects(world)
      .map(([slug, target]) => ({ slug, target, createdAt: mockDate }))
      .toReversed(),
  }),
  example: { data: [{ slug: 'tarifs', target: 'nos-tarifs', createdAt: mockDate }] },
  responses: { empty: { data: [] } },
});
