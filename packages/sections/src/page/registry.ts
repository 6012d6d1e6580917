import type { SectionDefinition } from '../schema/section.ts';

/** The known sections, by slug or by full id `slug__linkId`. */
export type Registry = Readonly<Record<string, SectionDefinition>>;

const separator = '__';

/** Returns the id of a section on a page. */
export function sectionId(slug: string, linkId: string): string {
  return `${slug}${separator}${linkId}`;
}

/**
 * Returns the entry for this exact `slug__linkId`, otherwise the one for its slug.
 */
export function entryFor<T>(entries: Readonly<Record<string, T>>, id: string): T | undefined {
  if (Object.hasOwn(entries, id)) return entries[id];
  const slug = id.split(separator, 1)[0] ?? id;
  return Object.hasOwn(entries, slug) ? entries[slug] : undefined;
}
