import { newsCategories } from '../operations/news-categories/news-categories.ts';
import { newsTags } from '../operations/news-tags/news-tags.ts';
import type { OutputOf } from '../operation/operation.ts';
import { activeOnly } from '../schemas/active-only.ts';
import type { CallOptions, Client, Result } from './client.ts';

type Category = OutputOf<typeof newsCategories>['data'][number];
type Tag = OutputOf<typeof newsTags>['data'][number];

/** The news categories that are switched on. */
export async function loadNewsCategories(client: Client, options?: CallOptions): Promise<Result<Category[]>> {
  const result = await client.call(newsCategories, {}, options);
  return result.ok ? { ok: true, data: activeOnly(result.data.data) } : result;
}

/** The news tags that are switched on. */
export async function loadNewsTags(client: Client, options?: CallOptions): Promise<Result<Tag[]>> {
  const result = await client.call(newsTags, {}, options);
  return result.ok ? { ok: true, data: activeOnly(result.data.data) } : result;
}
