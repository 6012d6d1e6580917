import { fromJsonText, isRecord } from '@kermesse/sections/json';
import { metaOf } from '@kermesse/sections/meta';
import type * as z from 'zod';

/** Whether a value is an identifier as the site writes it: a whole number, also as text. */
export const isIdentifier = (value: unknown): boolean => /^-?\d+$/.test(String(value));

/**
 * Gives an item of a list a number that no other item has, where its kind has one (`FieldMeta.identifies`).
 *
 * @param schema of the item.
 * @param list what the list holds already.
 */
export function withOwnIdentifier(schema: z.ZodType, item: unknown, list: unknown): unknown {
  const name = Object.entries(metaOf(schema).fields ?? {}).find(([, field]) => metaOf(field).identifies === true)?.[0];
  if (name === undefined || !isRecord(item)) return item;
  const given = fromJsonText(list);
  const taken = (Array.isArray(given) ? given : []).flatMap((other) =>
    isRecord(other) && isIdentifier(other[name]) ? [Number(other[name])] : [],
  );
  return { ...item, [name]: Math.max(0, ...taken) + 1 };
}
