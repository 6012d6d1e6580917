import type { PathKey } from '@kermesse/sections/faults';
import { parseJsonText, isRecord } from '@kermesse/sections/json';
import { metaOf, type FieldMeta } from '@kermesse/sections/meta';
import { pageHeadSchema, settingsSchema } from '@kermesse/sections/page-configuration';
import { group } from '@kermesse/sections/schema';
import type { SectionDefinition } from '@kermesse/sections/section';
import { siteSchema } from '@kermesse/sections/site-configuration';
import type * as z from 'zod';
import { cached } from './cached.ts';
import { getIn, type Configuration } from './json.ts';
import { definitionOf } from './section-names.ts';
import { placesOf, type SectionPlace } from './sections.ts';

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
  schema: z.ZodType;
  meta: FieldMeta;
  value: unknown;
  /** The list that contains it, if it is an item. */
  list?: FieldMeta;
}

/** Returns the fields on a path below a value, as far as the schema has them. */
export function fieldsAlong(schema: z.ZodType, [key, ...rest]: readonly PathKey[], within: unknown): PathField[] {
  if (key === undefined) return [];
  const child = schemaUnder(schema, key);
  if (child === undefined) return [];
  const meta = metaOf(schema);
  const value = getIn(within, [key]);
  const field = { key, schema: child, meta: metaOf(child), value, ...(meta.kind === 'list' ? { list: meta } : {}) };
  return [field, ...fieldsAlong(child, rest, value)];
}

/** What a path of fields starts from: the entry of a section, or a document. */
export interface PathRoot {
  /** The identifier or slug of the section; undefined for a document. */
  section?: string | undefined;
  /** The kind of document, if it is not a page. */
  kind?: 'page' | 'site' | undefined;
  /** The entry or the configuration. Without it, items are named by their number. */
  value?: unknown;
}

const entrySchema = cached((definition: SectionDefinition) =>
  group({ data: definition.schema, settings: settingsSchema }),
);

/** Returns the schema of an entry or a document; undefined for an unknown kind of section. */
export function schemaOf({ section, kind }: PathRoot): z.ZodType | undefined {
  if (section === undefined) return kind === 'site' ? siteSchema : pageHeadSchema;
  const definition = definitionOf(section);
  return definition && entrySchema(definition);
}

/** Splits a path of a document: its section or the document, and the path below that. */
export function splitFieldPath(
  configuration: Configuration,
  keys: readonly PathKey[],
  kind?: PathRoot['kind'],
): [root: PathRoot, below: readonly PathKey[]] {
  const [list, index] = keys;
  const place =
    kind !== 'site' && list === 'sections' ? placesOf(configuration).find((each) => each.index === index) : undefined;
  return place?.slug === undefined
    ? [{ kind, value: configuration }, keys]
    : [{ section: place.slug, value: place.entry }, keys.slice(2)];
}
