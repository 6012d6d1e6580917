import { loadNewsCategories, loadNewsTags, readNews } from '@kermesse/api/news';
import type { CreateClient } from './machine/services.ts';
import type { News } from './session.ts';

/**
 * Loads the active news categories and tags (specification §4, §7). Returns null when either cannot be loaded.
 *
 * @param fetched the bodies of both responses, when the page has fetched them before the app loaded
 */
export async function loadNews(
  clientWith: CreateClient,
  fetched?: Promise<readonly unknown[] | null>,
): Promise<News | null> {
  const bodies = await fetched;
  const read = bodies ? await readNews(bodies) : null;
  if (read !== null) return read;
  const client = clientWith();
  const [categories, tags] = await Promise.all([loadNewsCategories(client), loadNewsTags(client)]);
  return categories.ok && tags.ok ? { categories: categories.data, tags: tags.data } : null;
}
