import type { PathKey } from '@kermesse/sections/faults';
import { parseJsonText, isRecord } from '@kermesse/sections/json';
import { metaOf, type FieldMeta } from '@kermesse/sections/meta';
import type * as z from 'zod';
import { definitionOf } from './section-names.ts';
import type { SectionPlace } from './sections.ts';

/** A field of a document at any depth, with its value. */
export interface FieldValue {
  meta: FieldMeta;
  keys: PathKey[];
  value: unknown;
}

/** Returns all fields with a value, by the schema. Descends into lists and groups. */
export function fieldValuesIn(schema: z.ZodType, value: unknown, keys: PathKey[] = []): FieldValue[] {
  if (value === undefined || value === null) return [];
  const meta = metaOf(schema);
  const given = parseJsonText(value);
  if (meta.kind === 'group') {
    if (!isRecord(given)) return [];
    return Object.entries(meta.fields ?? {}).flatMap(([name, field]) =>
      Object.hasOwn(given, name) ? fieldValuesIn(field, given[name], [...keys, name]) : [],
    );
  }
  const { item } = meta;
  if (meta.kind === 'list') {
    return item === undefined || !Array.isArray(given)
      ? []
      : given.flatMap((entry, index) => fieldValuesIn(item, entry, [...keys, index]));
  }
  return [{ meta, keys, value: given }];
}

/** Returns all fields of a section that have a value; none for an unknown kind of section. */
export function fieldValuesOf({ entry, id, index }: SectionPlace): FieldValue[] {
  const definition = definitionOf(id);
  if (definition === undefined || !isRecord(entry)) return [];
  return fieldValuesIn(definition.schema, entry['data'], ['sections', index, 'data']);
}

/** Returns the schema of a field of a group or of an item of a list; undefined if the schema has none. */
export function schemaUnder(schema: z.ZodType, key: PathKey): z.ZodType | undefined {
  const { kind, item, fields = {} } = metaOf(schema);
  if (kind === 'list') return typeof key === 'number' ? item : undefined;
  return kind === 'group' && Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** A field on a path. */
export interface PathField {
  key: PathKey;
  meta: FieldMeta;
  /** The list that contains it, if it is an item. */
  list?: FieldMeta;
}

/** Returns the fields on a path, as far as the schema has them. */
export function fieldsAlong(schema: z.ZodType, [key, ...rest]: readonly PathKey[]): PathField[] {
  if (key === undefined) return [];
  const child = schemaUnder(schema, key);
  if (child === undefined) return [];
  const meta = metaOf(schema);
  return [{ key, meta: metaOf(child), ...(meta.kind === 'list' ? { list: meta } : {}) }, ...fieldsAlong(child, rest)];
}
