import type { PathKey } from '@kermesse/sections/faults';
import { locales, type Locale } from '@kermesse/sections/locale';
import { metaOf } from '@kermesse/sections/meta';
import { pageHeadSchema, settingsSchema } from '@kermesse/sections/page-configuration';
import { siteSchema } from '@kermesse/sections/site-configuration';
import type * as z from 'zod';
import { fieldsAlong } from '../document/field-values.ts';
import { sentence } from './sentences.ts';
import { definitionOf } from '../document/section-names.ts';

/** Returns the labels along a path of a schema. A key without a label appears as it is. */
function labelsAlong(schema: z.ZodType, keys: readonly PathKey[], locale: Locale): string[] {
  const fields = fieldsAlong(schema, keys);
  const labels = fields.map(({ key, meta: { label }, list }) =>
    list === undefined ? label[locale] || String(key) : [label[locale], Number(key) + 1].filter(Boolean).join(' '),
  );
  const rest = keys.slice(fields.length);
  const language = locales.find((each) => each === rest[0]);
  return (fields.at(-1)?.meta ?? metaOf(schema)).kind === 'group' || language === undefined
    ? [...labels, ...rest.map(String)]
    : [...labels, sentence(`language.${language}`)[locale]];
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
