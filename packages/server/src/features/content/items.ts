import type { ContentItem } from '@kermesse/api/content-model-items';
import { isRecord } from '@kermesse/api/schemas/common/record';

// Functions that read content items and section data from the site configuration. They tolerate any value.

type Fields = Record<string, unknown>;

/** Returns the objects of a list under a key of the site configuration. Skips other elements. */
export function recordsOf(site: unknown, key: string): Fields[] {
  const list = isRecord(site) ? site[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** Returns the items of a content model in their order; without `isActive`, both active and inactive ones. */
export function contentItems(site: unknown, name: string, isActive?: boolean): ContentItem[] {
  return recordsOf(site, 'contentItems')
    .filter(({ contentModelName }) => contentModelName === name)
    .map((item): ContentItem => ({ ...item, contentModelName: name, isActive: item['isActive'] !== false }))
    .filter((item) => isActive === undefined || item.isActive === isActive);
}

/** Returns the stored data of a section by source and link; undefined if there is none. */
export function sectionDataOf(
  site: unknown,
  section: string,
  source: string,
  link: string,
): Fields | unknown[] | undefined {
  const entry = recordsOf(site, 'sectionData').find(
    (each) => each['section'] === section && each['source'] === source && (each['link'] ?? 'default') === link,
  );
  const data = entry?.['data'];
  return isRecord(data) || Array.isArray(data) ? data : undefined;
}
