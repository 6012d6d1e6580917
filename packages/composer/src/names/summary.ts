import type { PathKey } from '@kermesse/sections/faults';
import { parseJsonText, isRecord } from '@kermesse/sections/json';
import { metaOf } from '@kermesse/sections/meta';
import { datePartsOf } from '@kermesse/sections/programme';
import type * as z from 'zod';
import { schemaUnder } from '../document/field-values.ts';
import { plainText } from '../document/normalize-text.ts';
import { defaultLocale, locales, type Locale } from '@kermesse/sections/locale';

/** The keys whose values name an item, best first. */
const naming = [
  'title',
  'name',
  'text',
  'label',
  'quote',
  'activity',
  'question',
  'value',
  'number',
  'subtitle',
  'description',
  'content',
];

/** Returns a text as the form shows it: a date in words, a choice by its label, others without formatting. */
export function wordsOfText(value: string, locale: Locale, schema: z.ZodType | undefined): string {
  const { kind = 'text', options = [] } = schema === undefined ? {} : metaOf(schema);
  if (kind === 'date' && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))) return datePartsOf(value, locale).full;
  return options.find((option) => option.value === value)?.label[locale] ?? plainText(value, schema);
}

/**
 * Returns the first text in a value as its name in a list, in the language or else in French. '' if there is none.
 *
 * @param schema the schema of the value, if it may contain rich texts, dates, choices or numbers. A number is no name.
 */
export function summaryOf(value: unknown, locale: Locale, schema?: z.ZodType, depth = 4): string {
  const given = parseJsonText(value);
  if (typeof given === 'string') return wordsOfText(given, locale, schema).slice(0, 90);
  if (typeof given === 'number') return String(given);
  if (depth === 0 || typeof given !== 'object' || given === null) return '';
  const summaryUnder = (key: PathKey, child: unknown) =>
    summaryOf(child, locale, schema && schemaUnder(schema, key), depth - 1);
  if (Array.isArray(given))
    return given.map((item, index) => summaryUnder(index, item)).find((text) => text !== '') ?? '';
  if (!isRecord(given)) return '';
  const translation = [locale, defaultLocale, ...locales]
    .map((each) => given[each])
    .find((text) => typeof text === 'string' && text.trim() !== '');
  if (typeof translation === 'string') return plainText(translation, schema).slice(0, 90);
  const isNumber = (key: string) => {
    const child = schema && schemaUnder(schema, key);
    return child !== undefined && metaOf(child).kind === 'number';
  };
  const rest = Object.keys(given).filter(
    (key) => !naming.includes(key) && key !== 'src' && !/link|icon|color|href|id$/i.test(key) && !isNumber(key),
  );
  for (const key of [...naming, ...rest]) {
    const found = Object.hasOwn(given, key) ? summaryUnder(key, given[key]) : '';
    if (found !== '') return found;
  }
  return '';
}
