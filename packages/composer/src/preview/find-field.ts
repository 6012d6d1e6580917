import type { PathKey } from '@kermesse/sections/faults';
import type * as z from 'zod';
import { schemaUnder } from '../document/field-values.ts';
import { normalizeText, plainText } from '../document/normalize-text.ts';
import { parseJsonText, isRecord } from '@kermesse/sections/json';
import type { Locale } from '@kermesse/sections/locale';
import { siteSchema } from '@kermesse/sections/site-configuration';
import { listOf, type Configuration } from '../document/json.ts';
import { definitionOf } from '../document/section-names.ts';
import { sectionWithKey } from '../document/sections.ts';

interface Match {
  keys: PathKey[];
  length: number;
}

/** Returns the shortest text in a value that equals or contains the words. */
function search(
  value: unknown,
  words: string,
  locale: Locale,
  keys: PathKey[],
  schema: z.ZodType | undefined,
): Match | undefined {
  const parsed = parseJsonText(value);
  if (typeof parsed === 'string' || typeof parsed === 'number') {
    const text = normalizeText(plainText(String(parsed), schema));
    return text !== '' && (text === words || (words.length > 3 && text.includes(words)))
      ? { keys, length: text.length }
      : undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const entries: [PathKey, unknown][] = Array.isArray(parsed) ? [...parsed.entries()] : Object.entries(parsed);
  const translated = isRecord(parsed) && (typeof parsed['fr'] === 'string' || typeof parsed['en'] === 'string');
  let best: Match | undefined;
  for (const [key, child] of entries) {
    if (translated && key !== locale && key !== 'fr') continue;
    const found = translated
      ? search(child, words, locale, keys, schema)
      : search(child, words, locale, [...keys, key], schema && schemaUnder(schema, key));
    if (found !== undefined && (best === undefined || found.length < best.length)) best = found;
  }
  return best;
}

/**
 * Returns the path of the field whose text was clicked in the preview.
 *
 * @param key the key of the section, as in `placesOf`.
 * @returns undefined if no field has this text.
 */
export function findField(
  configuration: Configuration,
  key: string,
  text: string,
  locale: Locale,
): PathKey[] | undefined {
  const place = sectionWithKey(configuration, key);
  const words = normalizeText(plainText(text));
  if (place === undefined || words === '' || !isRecord(place.entry)) return undefined;
  const { schema } = definitionOf(place.id) ?? {};
  return search(place.entry['data'], words, locale, ['sections', place.index, 'data'], schema)?.keys;
}

/**
 * Returns the path of the field of the site configuration whose text was clicked in the header or the footer.
 *
 * @returns undefined if no field has this text.
 */
export function findSiteField(
  configuration: Configuration,
  location: 'header' | 'footer',
  text: string,
  locale: Locale,
): PathKey[] | undefined {
  const words = normalizeText(plainText(text));
  if (words === '') return undefined;
  const menus = listOf(configuration['menus']).map((menu) =>
    isRecord(menu) && menu['location'] === location ? menu : null,
  );
  return search({ ...configuration, menus }, words, locale, [], siteSchema)?.keys;
}
