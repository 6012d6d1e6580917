import type { PathKey } from '@kermesse/sections/faults';
import { locales, type Locale } from '@kermesse/sections/locale';
import { metaOf } from '@kermesse/sections/meta';
import { pageHeadSchema, settingsSchema } from '@kermesse/sections/page-configuration';
import { siteSchema } from '@kermesse/sections/site-configuration';
import type * as z from 'zod';
import { sentence } from './sentences.ts';
import { definitionOf } from '../document/section-names.ts';

/** Returns the labels along a path of a schema. A key without a label appears as it is. */
function labelsAlong(schema: z.ZodType, keys: readonly PathKey[], locale: Locale): string[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  const { kind, fields = {}, item } = metaOf(schema);
  if (kind === 'list' && typeof key === 'number' && item !== undefined) {
    const label = metaOf(item).label[locale];
    return [[label, key + 1].filter(Boolean).join(' '), ...labelsAlong(item, rest, locale)];
  }
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (kind === 'group' && field !== undefined)
    return [metaOf(field).label[locale] || String(key), ...labelsAlong(field, rest, locale)];
  if (kind !== 'group' && locales.some((each) => each === key))
    return [sentence(`language.${String(key) as Locale}`)[locale]];
  return [String(key), ...rest.map(String)];
}

/**
 * Returns the labels of a path, as the form shows them: `Tickets › Ticket 2 › Prix`. '' for a section as a whole.
 *
 * @param keys the path below the entry of a section (`data`, …), or below the document without a section.
 * @param section the identifier or slug of the section.
 * @param kind the kind of document, for a path without a section.
 */
export function describePath(
  keys: readonly PathKey[],
  section: string | undefined,
  locale: Locale,
  kind: 'page' | 'site' = 'page',
): string {
  const [part, ...rest] = keys;
  const definition = definitionOf(section);
  const labels = () => {
    if (section === undefined) return labelsAlong(kind === 'site' ? siteSchema : pageHeadSchema, keys, locale);
    if (part === 'data' && definition !== undefined) return labelsAlong(definition.schema, rest, locale);
    if (part === 'settings')
      return [metaOf(settingsSchema).label[locale], ...labelsAlong(settingsSchema, rest, locale)];
    return keys.map(String);
  };
  return labels().join(' › ');
}
