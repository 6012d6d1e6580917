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

interface Found {
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
): Found | undefined {
  const given = parseJsonText(value);
  if (typeof given === 'string' || typeof given === 'number') {
    const text = normalizeText(plainText(String(given), schema));
    return text !== '' && (text === words || (words.length > 3 && text.includes(words)))
      ? { keys, length: text.length }
      : undefined;
  }
  if (typeof given !== 'object' || given === null) return undefined;
  const entries: [PathKey, unknown][] = Array.isArray(given) ? [...given.entries()] : Object.entries(given);
  const translated = isRecord(given) && (typeof given['fr'] === 'string' || typeof given['en'] === 'string');
  let best: Found | undefined;
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
