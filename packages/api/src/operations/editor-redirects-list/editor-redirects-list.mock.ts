import { mockDate } from '../../mock/content/editor.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { redirectsOf } from '../../mock/content/redirects.ts';
import { editorRedirectsList } from './editor-redirects-list.ts';

export const editorRedirectsListMock = mockOf(editorRedirectsList, {
  respond: (_, world) => ({
    data: [...redirectsOf(world)].map(([slug, target]) => ({ slug, target, createdAt: mockDate })).toReversed(),
  }),
  example: { data: [{ slug: 'tarifs', target: 'nos-tarifs', createdAt: mockDate }] },
  responses: { empty: { data: [] } },
});
