import type { PathKey } from '@kermesse/sections/faults';
import type { FieldMeta } from '@kermesse/sections/meta';
import type { ComponentType } from 'react';
import type * as z from 'zod';

/** The schema and the path of a field. */
export interface FieldPlace {
  schema: z.ZodType;
  /** The path of the field's value in the configuration. */
  keys: PathKey[];
}

/** The props of a field's component. */
export interface FormFieldProps extends FieldPlace {
  meta: FieldMeta;
  /** Renders the fields inside, of any kind. */
  Field: ComponentType<FieldPlace>;
}
