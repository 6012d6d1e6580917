import { isRecord } from '../schema/json.ts';
import type { SectionDefinition } from '../schema/section.ts';

/** The known sections, by slug or by full id `slug__linkId`. */
export type Registry = Readonly<Record<string, SectionDefinition>>;

const separator = '__';

/** Returns the id of a section on a page. */
export function sectionId(slug: string, linkId: string): string {
  return `${slug}${separator}${linkId}`;
}

/** The identity of an entry of a page's `sections`. */
export interface SectionIdentity {
  /** Undefined if the entry has no valid slug. */
  slug?: string;
  /** `default` if the entry has none. */
  linkId: string;
  missingLink: boolean;
  /** The link id as written. */
  given: unknown;
}

/** Returns the slug and the link id of an entry of a page's `sections`. */
export function identifySection(entry: Record<string, unknown>): SectionIdentity {
  const slug = typeof entry['slug'] === 'string' && entry['slug'] !== '' ? entry['slug'] : undefined;
  const given = isRecord(entry['pivot']) ? entry['pivot']['linkId'] : undefined;
  const known = (typeof given === 'string' && given !== '') || typeof given === 'number';
  return { slug, linkId: known ? String(given) : 'default', missingLink: !known, given };
}

/**
 * Returns the entry for this exact `slug__linkId`, otherwise the one for its slug.
 */
export function entryFor<T>(entries: Readonly<Record<string, T>>, id: string): T | undefined {
  if (Object.hasOwn(entries, id)) return entries[id];
  const slug = id.split(separator, 1)[0] ?? id;
  return Object.hasOwn(entries, slug) ? entries[slug] : undefined;
}
