import { isRecord } from '@kermesse/api/schemas/common/record';

/** Reading of what the site configuration keeps for others: content items and section data. Tolerant of anything. */

type Fields = Record<string, unknown>;

/** The records of a list under a key of the site configuration; what is no record is passed over. */
export function recordsOf(site: unknown, key: string): Fields[] {
  const list = isRecord(site) ? site[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** An item of a content model; `isActive` is always set. */
export type ContentItem = Fields & { contentModelName: string; isActive: boolean };

/** The items of a content model in their order; without `isActive` those of both kinds. */
export function contentItems(site: unknown, name: string, isActive?: boolean): ContentItem[] {
  return recordsOf(site, 'contentItems')
    .filter(({ contentModelName }) => contentModelName === name)
    .map((item): ContentItem => ({ ...item, contentModelName: name, isActive: item['isActive'] !== false }))
    .filter((item) => isActive === undefined || item.isActive === isActive);
}

/** The data of a section from a source under a link, as stored; undefined when there is none. */
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
