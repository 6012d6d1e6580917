import { mockOf } from '../../mock/mock-of.ts';
import { newsCategories } from './news-categories.ts';

export const newsCategoriesMock = mockOf(newsCategories, {
  respond: (_, { content }) => ({
    data: (content.site.newsCategories ?? []).map((category) => ({
      ...category,
      name: category.name as string | Record<string, string>,
      isActive: category.isActive !== false,
    })),
  }),
  example: {
    data: [
      { id: 1, name: { fr: 'Conseils', en: 'Advice' }, isActive: true },
      { id: 2, name: { fr: 'Archives', en: 'Archive' }, parentId: 1, isActive: false },
    ],
  },
});
