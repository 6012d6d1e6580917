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
  /** The link id as in the configuration, possibly invalid. */
  rawLinkId: unknown;
}

/** Returns the slug and the link id of an entry of a page's `sections`. */
export function identifySection(entry: Record<string, unknown>): SectionIdentity {
  const slug = typeof entry['slug'] === 'string' && entry['slug'] !== '' ? entry['slug'] : undefined;
  const rawLinkId = isRecord(entry['pivot']) ? entry['pivot']['linkId'] : undefined;
  const isValid = (typeof rawLinkId === 'string' && rawLinkId !== '') || typeof rawLinkId === 'number';
  return { slug, linkId: isValid ? String(rawLinkId) : 'default', missingLink: !isValid, rawLinkId };
}

/** Returns the entry for this exact `slug__linkId`, otherwise the one for its slug. */
export function entryFor<T>(entries: Readonly<Record<string, T>>, id: string): T | undefined {
  if (Object.hasOwn(entries, id)) return entries[id];
  const slug = id.split(separator, 1)[0] ?? id;
  return Object.hasOwn(entries, slug) ? entries[slug] : undefined;
}
