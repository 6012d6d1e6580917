import type * as z from 'zod';
import type { Words } from './locale.ts';

/** The kind of a field. Determines its widget in the editor's form and how the tolerant parser reads it. */
export type FieldKind =
  | 'text'
  | 'translatable'
  | 'richText'
  | 'image'
  | 'link'
  | 'icon'
  | 'color'
  | 'date'
  | 'time'
  | 'number'
  | 'choice'
  | 'flag'
  | 'list'
  | 'group';

/** The metadata of a field for the editor's form, the docs table and messages. */
export interface FieldMeta {
  kind: FieldKind;
  label: Words;
  hint?: Words;
  required: boolean;
  /** The noun with its article, as in “give the page a title”. For required fields. */
  noun?: Words;
  /** The format of the text if the kind does not imply it. Selects the message for an invalid value. */
  format?: 'slug' | 'anchor' | 'timeZone';
  /** The minimum and maximum of a `number`, and whether it must be whole. */
  range?: { min: number; max: number; whole: boolean };
  /** Whether the number identifies its item. The tool assigns it. */
  identifies?: boolean;
  /** The list to whose items the number refers, such as `newsCategories`: that of the item, or one beside it. */
  refersTo?: string;
  /** Whether an `image` is decorative: its alternative text is not used. */
  decorative?: true;
  /** The default of a `flag`. */
  preset?: boolean;
  /** A description of a valid value, worded to follow "expected". */
  expected: Words;
  /** The recommended maximum length in characters. A longer text is advice, not a fault. */
  recommendedLength?: number;
  /** The choices of a `choice` field. */
  options?: { value: string; label: Words }[];
  /** The number of items of a `list` from which the editor adds no more. A longer list is valid. */
  max?: number;
  /** The schema of each item of a `list`. */
  item?: z.ZodType;
  /** The fields of a `group`, in the order of the form. */
  fields?: Record<string, z.ZodType>;
  /** Returns the usable part of an invalid value (such as a text without French); undefined if there is none. */
  salvage?: (input: unknown) => unknown;
  /** Returns the parts of a valid value that are removed before rendering: their relative path and a description. */
  inspect?: (value: unknown) => { keys: string[]; found: Words }[];
}

const fields = new WeakMap<z.ZodType, FieldMeta>();

/** Attaches metadata to a schema. */
export function describe<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  fields.set(schema, meta);
  return schema;
}

/**
 * Returns the metadata of a field. Throws for a schema without metadata, which is an error in the section's definition.
 */
export function metaOf(schema: z.ZodType): FieldMeta {
  const meta = fields.get(schema);
  if (meta === undefined)
    throw new Error(
      'This schema has no field metadata. Build it with the field functions of @kermesse/sections/schema.',
    );
  return meta;
}
