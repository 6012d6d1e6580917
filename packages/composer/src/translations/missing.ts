import type { PathKey } from '@kermesse/sections/faults';
import { parseJsonText, isRecord } from '@kermesse/sections/json';
import { metaOf } from '@kermesse/sections/meta';
import type * as z from 'zod';

const filled = (text: unknown) => typeof text === 'string' && text.trim() !== '';

/** Returns whether a text has French but no English. A single string for all languages lacks nothing. */
export function lacksEnglish(value: unknown): boolean {
  const given = parseJsonText(value);
  return isRecord(given) && filled(given['fr']) && !filled(given['en']);
}

/** Returns the paths of all texts in a value without a translation, by the schema. */
export function missingTranslations(schema: z.ZodType, value: unknown, keys: PathKey[] = []): PathKey[][] {
  if (value === undefined || value === null) return [];
  const { kind, fields = {}, item } = metaOf(schema);
  const given = parseJsonText(value);
  if (kind === 'translatable' || kind === 'richText') return lacksEnglish(given) ? [keys] : [];
  if (kind === 'image') return isRecord(given) && lacksEnglish(given['alt']) ? [[...keys, 'alt']] : [];
  if (kind === 'group') {
    if (!isRecord(given)) return [];
    return Object.entries(fields).flatMap(([name, field]) =>
      missingTranslations(field, Object.hasOwn(given, name) ? given[name] : undefined, [...keys, name]),
    );
  }
  if (kind !== 'list' || item === undefined || !Array.isArray(given)) return [];
  return given.flatMap((entry, index) => missingTranslations(item, entry, [...keys, index]));
}

/** Returns whether a value lacks any translation. */
export const lacksTranslation = (schema: z.ZodType, value: unknown): boolean =>
  missingTranslations(schema, value).length > 0;
