import { mockOf } from '../../mock/mock-of.ts';
import { contentModelItems, type ContentItem } from './content-model-items.ts';

const kit = (fr: string, en: string): ContentItem => ({ contentModelName: 'kits', isActive: true, title: { fr, en } });

export const contentModelItemsMock = mockOf(contentModelItems, {
  respond: ({ contentModelName, isActive, pageSize, page = 1 }, { content }) => {
    const items = (content.site.contentItems ?? [])
      .map((item): ContentItem => ({ ...item, isActive: item.isActive !== false }))
      .filter((item) => item.contentModelName === contentModelName && (isActive ?? item.isActive) === item.isActive);
    if (pageSize === undefined) return { data: items };
    const start = (page - 1) * pageSize;
    return { data: { items: items.slice(start, start + pageSize), meta: { total: items.length, currentPage: page } } };
  },
  example: { data: [kit('Mariage', 'Wedding'), kit('Anniversaire', 'Birthday'), kit('Séminaire', 'Seminar')] },
  invalid: { contentModelName: 'required' },
});
