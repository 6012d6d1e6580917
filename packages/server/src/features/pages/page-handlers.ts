import { Refused } from '@kermesse/api/refused';
import { contentModelItems } from '@kermesse/api/content-model-items';
import { newsCategories } from '@kermesse/api/news-categories';
import { newsTags } from '@kermesse/api/news-tags';
import type { Operation, OutputOf } from '@kermesse/api/operation';
import { parseOutput } from '@kermesse/api/output';
import { pageProps } from '@kermesse/api/page-props';
import { sectionData } from '@kermesse/api/section-data';
import { siteProps } from '@kermesse/api/site-props';
import { contentItems, recordsOf, sectionDataOf } from '../content/items.ts';
import type { PublishedSite } from '../content/site-reader.ts';
import { staleHeader, type PageSource } from './page-source.ts';
import { handler, type Call } from '../../platform/operations/handler.ts';

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
  const results = await Promise.all(list.map((record) => parseOutput(operation, { data: [record] })));
  return results.flatMap((each) => (each.ok ? [each.data] : []));
}

const isActive = (record: Record<string, unknown>) => record['isActive'] !== false;

/** Reads the published site for an operation, and marks the response if it may be stale. */
async function readSite({ siteReader, responseHeaders }: Call): Promise<PublishedSite> {
  const { site, stale } = await siteReader.read();
  if (stale) responseHeaders.set(...staleHeader);
  return site;
}

/** The handlers of the operations that return content. */
export const contentHandlers = [
  handler(pageProps, async ({ path, locale }, { pages, responseHeaders }) => {
    const { props, stale } = await pages.propsFor(path, locale);
    if (stale) responseHeaders.set(...staleHeader);
    return props;
  }),

  handler(siteProps, async ({ locale }, call) => (await readSite(call)).props(locale)),

  handler(sectionData, async ({ section, source, link }, call) => {
    const data = sectionDataOf((await readSite(call)).configuration, section, source, link);
    if (data === undefined) throw new Refused('request/not_found');
    return { result: { data } };
  }),

  handler(contentModelItems, async ({ contentModelName, isActive: active, pageSize, page = 1 }, call) => {
    const items = contentItems((await readSite(call)).configuration, contentModelName, active);
    if (pageSize === undefined) return { data: items };
    const start = (page - 1) * pageSize;
    return { data: { items: items.slice(start, start + pageSize), meta: { total: items.length, currentPage: page } } };
  }),

  handler(newsCategories, async (_, call) => {
    const stored = recordsOf((await readSite(call)).configuration, 'newsCategories');
    const categories = stored.map((each) => ({ ...each, isActive: isActive(each) }));
    return { data: (await validRecords(newsCategories, categories)).flatMap(({ data }) => data) };
  }),

  handler(newsTags, async (_, call) => {
    const stored = recordsOf((await readSite(call)).configuration, 'newsTags');
    const tags = stored.map((each) => ({
      ...each,
      articlesCount: each['articlesCount'] ?? 0,
      isActive: isActive(each),
    }));
    return { data: (await validRecords(newsTags, tags)).flatMap(({ data }) => data) };
  }),
];
