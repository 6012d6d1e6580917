import type * as z from 'zod/mini';
import type { FieldFault } from '../schemas/forms/field-fault.ts';
import { fieldMessages } from './messages.ts';

/** The name that a fault of the input as a whole goes under. */
export const faultParameter = 'request';

/** Whether nothing was given where something is needed. */
export function isMissing({ input }: z.core.$ZodIssue): boolean {
  return input === undefined || input === null || (typeof input === 'string' && input.trim() === '');
}

/**
 * What an issue of zod says about its field. A check of our own says it itself: its `error` is the name of the fault
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
