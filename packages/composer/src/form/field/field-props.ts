import type { PathKey } from '@kermesse/sections/faults';
import type { FieldMeta } from '@kermesse/sections/meta';
import type { ComponentType } from 'react';
import type * as z from 'zod';

/** A field by its schema and its place. */
export interface FieldPlace {
  schema: z.ZodType;
  /** The path of the field's value in the configuration. */
  keys: PathKey[];
}

/** What the widget of a kind of field is given. */
export interface FieldProps extends FieldPlace {
  meta: FieldMeta;
  /** Draws the fields inside, whatever their kind. */
  Field: ComponentType<FieldPlace>;
}
