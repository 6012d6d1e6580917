import * as z from 'zod';
import type { Words } from './locale.ts';
import { describe, type FieldKind, type FieldMeta } from './meta.ts';

/** The options of every field function. */
export interface FieldOptions {
  label: Words;
  hint?: Words;
  required?: boolean;
  /** See `FieldMeta.noun`. */
  noun?: Words;
  recommendedLength?: number;
}

/** The schema of a field: optional unless `required` is true. */
export type Field<Output, Input, Options> = Options extends { required: true }
  ? z.ZodType<Output, Input>
  : z.ZodOptional<z.ZodType<Output, Input>>;

/**
 * Creates the schema of a field with its metadata. `expected` describes a valid value for messages; `extraMeta` is
 * metadata of this kind of field only.
 */
export function field<Output, Input, Options extends FieldOptions>(
  schema: z.ZodType<Output, Input>,
  kind: FieldKind,
  expected: Words,
  options: Options,
  extraMeta: Partial<FieldMeta> = {},
): Field<Output, Input, Options> {
  const required = options.required === true;
  const { label, hint, recommendedLength } = options;
  const noun = required ? options.noun : undefined;
  const meta: FieldMeta = { kind, label, hint, noun, recommendedLength, required, expected, ...extraMeta };
  return describe(required ? schema : schema.optional(), meta) as Field<Output, Input, Options>;
}

/** A text that is not blank. */
export const filled = z.string().refine((text) => text.trim() !== '');
