import { parseJsonText, isRecord } from '@kermesse/sections/json';
import { pageHeadSchema } from '@kermesse/sections/page-configuration';
import type * as z from 'zod';
import { cached } from '../document/cached.ts';
import { fieldValuesIn, fieldValuesOf, type FieldValue } from '../document/field-values.ts';
import type { Configuration } from '../document/json.ts';
import type { SectionPlace } from '../document/sections.ts';

const filled = (text: unknown) => typeof text === 'string' && text.trim() !== '';

/** Returns whether a text has French but no English. A single string for all languages lacks nothing. */
export function lacksEnglish(value: unknown): boolean {
  const parsed = parseJsonText(value);
  return isRecord(parsed) && filled(parsed['fr']) && !filled(parsed['en']);
}

/** Returns whether the text of a field, or the alternative text of its picture, has French but no English. */
export function isUntranslated({ meta: { kind, decorative }, value }: Pick<FieldValue, 'meta' | 'value'>): boolean {
  if (kind === 'image') return decorative !== true && isRecord(value) && lacksEnglish(value['alt']);
  return (kind === 'translatable' || kind === 'richText') && lacksEnglish(value);
}

/** Returns the number of texts in a value without a translation, by the schema. */
export const countMissingTranslations = (schema: z.ZodType, value: unknown): number =>
  fieldValuesIn(schema, value).filter(isUntranslated).length;

/** Returns the number of a page's own texts without a translation. Cached per object. */
export const countMissingInHead = cached((configuration: Configuration) =>
  countMissingTranslations(pageHeadSchema, configuration),
);

/** Returns the number of texts in a section without a translation. Cached until its content or its place changes. */
export const countMissingInSection = cached(
  (place: SectionPlace): number => fieldValuesOf(place).filter(isUntranslated).length,
);
