import * as z from 'zod';

/** Creates the schema of a variable that is a whole number from `low` to `high`; `standard` is its default. */
export const wholeNumber = (low: number, high: number, standard: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(low).max(high))
    .optional()
    .transform((value) => value ?? standard);
