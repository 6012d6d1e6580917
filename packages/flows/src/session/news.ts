import { loadNewsCategories, loadNewsTags, readNews } from '@kermesse/api/news';
import type { ClientWith } from './machine/services.ts';
import type { News } from './session.ts';

/**
 * Loads the news categories and tags that are active (specification §4, §7); null when either cannot be loaded.
 *
 * @param fetched the bodies of both answers, where the page has fetched them before the app was there
 */
export async function loadNews(
  clientWith: ClientWith,
  fetched?: Promise<readonly unknown[] | null>,
): Promise<News | null> {
  const bodies = await fetched;
  const read = bodies ? await readNews(bodies) : null;
  if (read !== null) return read;
  const client = clientWith();
  const [categories, tags] = await Promise.all([loadNewsCategories(client), loadNewsTags(client)]);
  return categories.ok && tags.ok ? { categories: categories.data, tags: tags.data } : null;
}
