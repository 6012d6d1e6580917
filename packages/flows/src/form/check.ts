import { isEmailAddress } from '@kermesse/api/schemas/forms/email-address';
import type { Check, FieldError, FieldErrors, Values } from '@kermesse/ui/fields';
import * as z from 'zod/mini';

export type { Check, FieldError, FieldErrors, Values } from '@kermesse/ui/fields';

/** Rejects empty and blank text: 'This field is required' (specification §5). */
const notBlank = z.refine<string>((text) => text.trim() !== '', 'required');

/** Rejects empty text. A password may consist of spaces. */
const notEmpty = z.refine<string>((text) => text !== '', 'required');

/** The schema of a required text. */
export const nonBlankText = z.string().check(notBlank);

/** The schema of a required password. */
export const requiredPassword = z.string().check(notEmpty);

/** The schema of a required email address: 'Invalid email' (specification §5). */
export const requiredEmail = z.string().check(notBlank, z.refine(isEmailAddress, 'email'));

/** Returns the first error of each field. The schema's messages are keys of the namespace `form`. */
export function fieldErrorsOf<V extends Values>(schema: z.ZodMiniType, values: V): FieldErrors<V> {
  const read = z.safeParse(schema, values);
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of read.error?.issues ?? []) errors[String(path[0])] ??= { key: message };
  return errors as FieldErrors<V>;
}

/** Creates a check from a schema whose messages are keys of the namespace `form`. */
export function createCheck<V extends Values>(schema: z.ZodMiniType): Check<V> {
  return (values) => fieldErrorsOf(schema, values);
}
