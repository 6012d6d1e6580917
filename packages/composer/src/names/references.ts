import type { PathKey } from '@kermesse/sections/faults';
import { isRecord } from '@kermesse/sections/json';
import type { Locale } from '@kermesse/sections/locale';
import type { FieldMeta } from '@kermesse/sections/meta';
import { listOf } from '../document/json.ts';
import { identifierOf, isIdentifier } from './identifiers.ts';
import { itemName } from './item-name.ts';

/** Returns the path of the list to whose items a field refers: the list of the field's item, or one beside it. */
export const referencedList = (keys: readonly PathKey[], { refersTo = '' }: FieldMeta): PathKey[] => [
  ...keys.slice(0, -3),
  refersTo,
];

/** Returns the items of a list that can be referred to, by identifier and name. `index` is their place in the list. */
export function referencedItems(
  list: FieldMeta | undefined,
  value: unknown,
  locale: Locale,
): { id: string; name: string; index: number }[] {
  const schema = list?.item;
  const identifier = schema && identifierOf(schema);
  if (list === undefined || schema === undefined || identifier === undefined) return [];
  return listOf(value).flatMap((item, index) => {
    const id = isRecord(item) ? item[identifier] : undefined;
    return isIdentifier(id)
      ? [{ id: String(id), name: itemName({ key: index, schema, value: item }, list, locale), index }]
      : [];
  });
}
