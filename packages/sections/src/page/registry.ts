import type { SectionDefinition } from '../schema/section.ts';

/** All kinds of sections, by slug or by full identifier `slug__linkId`. */
export type Registry = Readonly<Record<string, SectionDefinition>>;

const separator = '__';

/** The identifier of a section on a page. */
export function sectionId(slug: string, linkId: string): string {
  return `${slug}${separator}${linkId}`;
}

/** The entry for exactly this `slug__linkId`, else the one for the slug (architecture, "A page configuration"). */
export function entryFor<T>(entries: Readonly<Record<string, T>>, id: string): T | undefined {
  if (Object.hasOwn(entries, id)) return entries[id];
  const slug = id.split(separator, 1)[0] ?? id;
  return Object.hasOwn(entries, slug) ? entries[slug] : undefined;
}
