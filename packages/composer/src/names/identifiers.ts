import { isRecord } from '@kermesse/sections/json';
import { listOf } from '../../document/json.ts';
import { metaOf } from '@kermesse/sections/meta';
import type * as z from 'zod';

/** Returns whether a value is an identifier of the site: an integer, also as text. */
export const isIdentifier = (value: unknown): boolean => /^-?\d+$/.test(String(value));

/**
 * Returns the item with a new unique identifier, if its schema has one (`FieldMeta.identifies`).
 *
 * @param schema the schema of the item.
 * @param list the current items of the list.
 */
export function withOwnIdentifier(schema: z.ZodType, item: unknown, list: unknown): unknown {
  const name = Object.entries(metaOf(schema).fields ?? {}).find(([, field]) => metaOf(field).identifies === true)?.[0];
  if (name === undefined || !isRecord(item)) return item;
  const taken = listOf(list).flatMap((other) =>
    isRecord(other) && isIdentifier(other[name]) ? [Number(other[name])] : [],
  );
  return { ...item, [name]: Math.max(0, ...taken) + 1 };
}
