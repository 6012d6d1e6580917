import { mockOf } from '../../mock/mock-of.ts';
import { newsTags } from './news-tags.ts';

export const newsTagsMock = mockOf(newsTags, {
  respond: (_, { content }) => ({
    data: (content.site.newsTags ?? []).map((tag) => ({
      ...tag,
      name: tag.name as string | Record<string, string>,
      articlesCount: tag.articlesCount ?? 0,
      isActive: tag.isActive !== false,
    })),
  }),
  example: {
    data: [
      { id: 1, name: { fr: 'Musique', en: 'Music' }, articlesCount: 4, isActive: true },
      { id: 2, name: { fr: 'Vieux', en: 'Old' }, articlesCount: 0, isActive: false },
    ],
  },
});
