import { newsCategories } from '../operations/news-categories/news-categories.ts';
import { newsTags } from '../operations/news-tags/news-tags.ts';
import { parseOutput } from '../operation/parse-output.ts';
import type { OutputOf } from '../operation/operation.ts';
import { activeOnly } from '../schemas/common/active-only.ts';
import type { CallOptions, Client, Result } from './client.ts';

type Category = OutputOf<typeof newsCategories>['data'][number];
type Tag = OutputOf<typeof newsTags>['data'][number];

/** Loads the active news categories. */
export async function loadNewsCategories(client: Client, options?: CallOptions): Promise<Result<Category[]>> {
  const result = await client.call(newsCategories, {}, options);
  return result.ok ? { ok: true, data: activeOnly(result.data.data) } : result;
}

/** Loads the active news tags. */
export async function loadNewsTags(client: Client, options?: CallOptions): Promise<Result<Tag[]>> {
  const result = await client.call(newsTags, {}, options);
  return result.ok ? { ok: true, data: activeOnly(result.data.data) } : result;
}

/** Parses the response bodies of both operations. Returns null if one does not match the operation's output schema. */
export async function readNews(bodies: readonly unknown[]): Promise<{ categories: Category[]; tags: Tag[] } | null> {
  const [categories, tags] = await Promise.all([
    parseOutput(newsCategories, bodies[0]),
    parseOutput(newsTags, bodies[1]),
  ]);
  if (!categories.ok || !tags.ok) return null;
  return { categories: activeOnly(categories.data.data), tags: activeOnly(tags.data.data) };
}
