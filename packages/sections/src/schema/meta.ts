import type * as z from 'zod';
import type { Words } from './locale.ts';

/** The widget of a field in the editor's form, and what the tolerant parser walks by. */
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

/** What the editor's form, the docs table and the messages say of a field. */
export interface FieldMeta {
  kind: FieldKind;
  label: Words;
  hint?: Words;
  required: boolean;
  /** What it is called with its article, as in “give the banner a title”: for fields that have to be filled. */
  noun?: Words;
  /** The format of its text, where its kind does not imply it: it selects the message for a wrong one. */
  form?: 'slug' | 'anchor' | 'timeZone';
  /** The least and the most of a `number`, where there are such. */
  range?: { min?: number; max?: number };
  /** A number by which other things name this item: the tool gives it, nobody has to know it. */
  identifies?: boolean;
  /** The list of the site whose items this number names: `newsCategories`. */
  refersTo?: string;
  /** What a `flag` that nobody has set counts as. */
  preset?: boolean;
  /** What a right value is, in words that follow "expected". */
  expected: Words;
  /** Texts longer than this (in characters) outgrow their place; advice, not a fault. */
  recommendedLength?: number;
  /** The choices of a `choice` field. */
  options?: { value: string; label: Words }[];
  /** How many items a `list` may have. */
  max?: number;
  /** The schema of each item of a `list`. */
  item?: z.ZodType;
  /** The fields of a `group`, in the order the form shows them. */
  fields?: Record<string, z.ZodType>;
  /** The usable part of a value that is wrong (a text whose French is missing); undefined when there is none. */
  salvage?: (input: unknown) => unknown;
  /** The parts of a valid value that are removed before it is shown: their path below it, and what they are. */
  inspect?: (value: unknown) => { keys: string[]; found: Words }[];
}

const fields = new WeakMap<z.ZodType, FieldMeta>();

/** Attaches what the editor needs to know to a schema. */
export function describe<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  fields.set(schema, meta);
  return schema;
}

/** The metadata of a field built by the field tools. Throws for any other schema: that is a mistake in a section. */
export function metaOf(schema: z.ZodType): FieldMeta {
  const meta = fields.get(schema);
  if (meta === undefined) throw new Error('This schema was not built by the field tools of @kermesse/sections/schema.');
  return meta;
}
