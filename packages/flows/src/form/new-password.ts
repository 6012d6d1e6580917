import { isStrongEnough } from '@kermesse/api/schemas/forms/password';
import * as z from 'zod/mini';
import { requiredPassword } from './check.ts';

/** The schema of a new password: 'The password is too weak' (specification §5). */
export const newPassword = requiredPassword.check(z.refine(isStrongEnough, 'tooWeak'));

/** Returns a check that a confirmation equals the value: 'Non compliant password' (specification §5). */
export function matchesConfirmation<Value extends string, Confirmation extends string>(
  value: Value,
  confirmation: Confirmation,
) {
  return z.refine<Record<Value | Confirmation, string>>((values) => values[value] === values[confirmation], {
    error: 'mismatch',
    path: [confirmation],
    when: () => true,
  });
}
