import type { PathKey } from '@kermesse/sections/faults';
import { parseJsonText, isRecord } from '@kermesse/sections/json';
import { metaOf } from '@kermesse/sections/meta';
import { datePartsOf } from '@kermesse/sections/programme';
import type * as z from 'zod';
import { schemaUnder } from '../document/field-values.ts';
import { plainText } from '../document/normalize-text.ts';
import { defaultLocale, locales, type Locale } from '@kermesse/sections/locale';

/** The keys whose values name an item, best first. */
const nameKeys = [
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
  if (kind === 'date' && schema?.safeParse(value).success === true) return datePartsOf(value, locale).full;
  return options.find((option) => option.value === value)?.label[locale] ?? plainText(value, schema);
}

/**
 * Returns the first text in a value as its name in a list, in the language or else in French. '' if there is none.
 *
 * @param schema the schema of the value, if it may contain rich texts, dates, choices or numbers. A number is no name,
 * and neither is a value without a field.
 */
export function summaryOf(value: unknown, locale: Locale, schema?: z.ZodType, depth = 4): string {
  const parsed = parseJsonText(value);
  if (typeof parsed === 'string') return wordsOfText(parsed, locale, schema).slice(0, 90);
  if (typeof parsed === 'number') return String(parsed);
  if (depth === 0 || typeof parsed !== 'object' || parsed === null) return '';
  const summaryUnder = (key: PathKey, child: unknown) =>
    summaryOf(child, locale, schema && schemaUnder(schema, key), depth - 1);
  if (Array.isArray(parsed))
    return parsed.map((item, index) => summaryUnder(index, item)).find((text) => text !== '') ?? '';
  if (!isRecord(parsed)) return '';
  const translation = [locale, defaultLocale, ...locales]
    .map((each) => parsed[each])
    .find((text) => typeof text === 'string' && text.trim() !== '');
  if (typeof translation === 'string') return plainText(translation, schema).slice(0, 90);
  const isGroup = schema !== undefined && metaOf(schema).kind === 'group';
  const canName = (key: string) => {
    const child = schema && schemaUnder(schema, key);
    return child === undefined ? !isGroup : metaOf(child).kind !== 'number';
  };
  const rest = Object.keys(parsed).filter(
    (key) => !nameKeys.includes(key) && key !== 'src' && !/link|icon|color|href|id$/i.test(key) && canName(key),
  );
  for (const key of [...nameKeys, ...rest]) {
    const found = Object.hasOwn(parsed, key) ? summaryUnder(key, parsed[key]) : '';
    if (found !== '') return found;
  }
  return '';
}
