import { Refused } from '@kermesse/api/refused';
import { contentModelItems } from '@kermesse/api/content-model-items';
import { newsCategories } from '@kermesse/api/news-categories';
import { newsTags } from '@kermesse/api/news-tags';
import type { Operation, OutputOf } from '@kermesse/api/operation';
import { parseOutput } from '@kermesse/api/output';
import { pageProps } from '@kermesse/api/page-props';
import { sectionData } from '@kermesse/api/section-data';
import { siteProps } from '@kermesse/api/site-props';
import { parseSite } from '@kermesse/sections/site';
import { contentItems, recordsOf, sectionDataOf } from '../content/items.ts';
import { readSnapshot } from '../content/store.ts';
import { staleHeader, type PageSource } from './page-source.ts';
import { handler } from '../../platform/operations/handler.ts';

declare module '../../platform/operations/handler.ts' {
  interface ApiServices {
    /** The source of page props. */
    pages: PageSource;
  }
}

/** Returns the records of a list that match the operation's output schema. Skips records that an editor broke. */
async function validRecords<O extends Operation>(
  operation: O,
  list: Record<string, unknown>[],
): Promise<OutputOf<O>[]> {
  const read = await Promise.all(list.map((record) => parseOutput(operation, { data: [record] })));
  return read.flatMap((each) => (each.ok ? [each.data] : []));
}

const isActive = (record: Record<string, unknown>) => record['isActive'] !== false;

/** The handlers of the operations that return content. */
export const contentHandlers = [
  handler(pageProps, async ({ path, locale }, { pages, responseHeaders }) => {
    const { props, stale } = await pages.propsFor(path, locale);
    if (stale) responseHeaders.set(...staleHeader);
    return props;
  }),

  handler(siteProps, async ({ locale }, { db }) => parseSite((await readSnapshot(db)).site, locale)),

  handler(sectionData, async ({ section, source, link }, { db }) => {
    const data = sectionDataOf((await readSnapshot(db)).site, section, source, link);
    if (data === undefined) throw new Refused('request/not_found');
    return { result: { data } };
  }),

  handler(contentModelItems, async ({ contentModelName, isActive: active, pageSize, page = 1 }, { db }) => {
    const items = contentItems((await readSnapshot(db)).site, contentModelName, active);
    if (pageSize === undefined) return { data: items };
    const start = (page - 1) * pageSize;
    return { data: { items: items.slice(start, start + pageSize), meta: { total: items.length, currentPage: page } } };
  }),

  handler(newsCategories, async (_, { db }) => {
    const stored = recordsOf((await readSnapshot(db)).site, 'newsCategories');
    const categories = stored.map((each) => ({ ...each, isActive: isActive(each) }));
    return { data: (await validRecords(newsCategories, categories)).flatMap(({ data }) => data) };
  }),

  handler(newsTags, async (_, { db }) => {
    const stored = recordsOf((await readSnapshot(db)).site, 'newsTags');
    const tags = stored.map((each) => ({
      ...each,
      articlesCount: each['articlesCount'] ?? 0,
      isActive: isActive(each),
    }));
    return { data: (await validRecords(newsTags, tags)).flatMap(({ data }) => data) };
  }),
];
