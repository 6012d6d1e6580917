import type { Locale } from '@kermesse/sections/locale';
import { metaOf, type FieldMeta } from '@kermesse/sections/meta';
import type * as z from 'zod';
import type { PathField } from '../document/field-values.ts';
import { shortened } from '../document/normalize-text.ts';
import { summaryOf } from './summary.ts';

/** The most characters of the name of an item. */
const longest = 60;

/** Returns the name of a kind of item: that of the item's schema, or else that of the list. */
export const itemKind = (schema: z.ZodType, list: FieldMeta, locale: Locale): string =>
  metaOf(schema).label[locale] || list.label[locale];

/** Returns the name of an item of a list: its own text, or else its kind with its number in the list. */
export function itemName({ key, schema, value }: Omit<PathField, 'meta'>, list: FieldMeta, locale: Locale): string {
  const kind = itemKind(schema, list, locale);
  const text = shortened(summaryOf(value, locale, schema), longest);
  return /^\d+$/.test(text) ? `${kind} ${text}` : text || `${kind} ${Number(key) + 1}`.trim();
}

/** Returns the name of a field on a path: its label or, for an item of a list, its name. */
export const fieldName = ({ list, ...field }: PathField, locale: Locale): string =>
  list === undefined ? field.meta.label[locale] : itemName(field, list, locale);
