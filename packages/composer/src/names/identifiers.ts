import { isRecord } from '@kermesse/sections/json';
import { listOf } from '../document/json.ts';
import { metaOf } from '@kermesse/sections/meta';
import type * as z from 'zod';

/** Returns whether a value is an identifier: an integer, also as text. */
export const isIdentifier = (value: unknown): boolean => /^-?\d+$/.test(String(value));

/** Returns the name of the field that identifies an item (`FieldMeta.identifies`); undefined if there is none. */
export const identifierOf = (item: z.ZodType): string | undefined =>
  Object.entries(metaOf(item).fields ?? {}).find(([, field]) => metaOf(field).identifies === true)?.[0];

/**
 * Returns the item with a new unique identifier, if its schema has one.
 *
 * @param schema the schema of the item.
 * @param list the current items of the list.
 */
export function withOwnIdentifier(schema: z.ZodType, item: unknown, list: unknown): unknown {
  const name = identifierOf(schema);
  if (name === undefined || !isRecord(item)) return item;
  const taken = listOf(list).flatMap((other) =>
    isRecord(other) && isIdentifier(other[name]) ? [Number(other[name])] : [],
  );
  return { ...item, [name]: Math.max(0, ...taken) + 1 };
}
