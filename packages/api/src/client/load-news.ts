import { newsCategories } from '../operations/news-categories/news-categories.ts';
import { newsTags } from '../operations/news-tags/news-tags.ts';
import { parseData } from '../operation/parse-output.ts';
import type { ResponseData } from '../operation/operation.ts';
import type { Client } from './client.ts';

/** The categories and tags of the site's news, only the active ones. */
export interface News {
  categories: ResponseData<typeof newsCategories>;
  tags: ResponseData<typeof newsTags>;
}

/** Returns the active entries, the only ones that the app keeps (specification §7). */
const activeOnly = <T extends { isActive: boolean }>(entries: readonly T[]) =>
  entries.filter(({ isActive }) => isActive);

type Read<T> = { ok: true; data: T } | { ok: false };

function newsOf([categories, tags]: [Read<News['categories']>, Read<News['tags']>]): News | null {
  if (!categories.ok || !tags.ok) return null;
  return { categories: activeOnly(categories.data), tags: activeOnly(tags.data) };
}

/**
 * Loads the active news categories and tags. Returns null if one of them cannot be loaded. `bodies` are the
 * bodies of both responses if they were requested before; bodies that do not match the schemas are requested again.
 */
export async function loadNews(client: Client, bodies?: readonly unknown[] | null): Promise<News | null> {
  const early = bodies && (await Promise.all([parseData(newsCategories, bodies[0]), parseData(newsTags, bodies[1])]));
  return (early && newsOf(early)) ?? newsOf(await Promise.all([client.call(newsCategories), client.call(newsTags)]));
}
