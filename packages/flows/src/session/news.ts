import { loadNewsCategories, loadNewsTags } from '@kermesse/api/news';
import type { ClientWith } from './services.ts';
import type { News } from './session.ts';

/** Loads the news categories and tags that are active (specification §4, §7); null when either cannot be loaded. */
export async function loadNews(clientWith: ClientWith): Promise<News | null> {
  const client = await clientWith();
  const [categories, tags] = await Promise.all([loadNewsCategories(client), loadNewsTags(client)]);
  return categories.ok && tags.ok ? { categories: categories.data, tags: tags.data } : null;
}
