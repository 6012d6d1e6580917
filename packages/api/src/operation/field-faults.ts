import type * as z from 'zod/mini';
import type { FieldFault } from '../schemas/forms/field-fault.ts';
import { fieldMessages } from './messages.ts';

/** The field name for a fault of the whole input. */
export const faultParameter = 'request';

/** Whether the value of an issue is missing: undefined, null or blank. */
export function isMissing({ input }: z.core.$ZodIssue): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

/**
 * Maps an issue of zod to the fault of its field. The message of a custom check is the name of the fault
 * (`z.refine(isEmailAddress, 'email')`).
 */
export function faultOf(issue: z.core.$ZodIssue): FieldFault {
  if (isMissing(issue)) return 'required';
  if (Object.hasOwn(fieldMessages, issue.message)) return issue.message as FieldFault;
  if (issue.code === 'too_big') return 'too_long';
  if (issue.code === 'too_small') return 'too_short';
  if (issue.code === 'invalid_value') return 'unknown_choice';
  return 'invalid';
}
