import type * as z from 'zod/mini';
import type { Refusal } from './envelope.ts';
import type { FieldErrorCode } from '../schemas/forms/field-error-code.ts';
import { fieldMessages } from './messages.ts';

/** The field name for an error of the whole input. */
export const wholeInput = 'request';

/** Whether the value of an issue is missing: undefined, null or blank. */
export function isMissing({ input }: z.core.$ZodIssue): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

/**
 * Maps an issue of zod to the error code of its field. The message of a custom check is the code
 * (`z.refine(isEmailAddress, 'email')`).
 */
export function errorCodeOf(issue: z.core.$ZodIssue): NonNullable<Refusal['fields']>[string] {
  if (isMissing(issue)) return 'required';
  if (Object.hasOwn(fieldMessages, issue.message)) return issue.message as FieldErrorCode;
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? { code: 'too_long', limit: Number(issue.maximum) } : 'too_long';
  if (issue.code === 'too_small') return 'too_short';
  if (issue.code === 'invalid_value') return 'unknown_choice';
  return 'invalid';
}
