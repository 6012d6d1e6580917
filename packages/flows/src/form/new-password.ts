import { isStrongEnough } from '@kermesse/api/schemas/forms/password';
import * as z from 'zod/mini';
import { requiredPassword } from './check.ts';

/** A password that is being chosen: 'The password is too weak' (specification §5). */
export const newPassword = requiredPassword.check(z.refine(isStrongEnough, 'tooWeak'));

/** A confirmation that has to be the same: 'Non compliant password' (specification §5). */
export function sameAs<Value extends string, Confirmation extends string>(value: Value, confirmation: Confirmation) {
  return z.refine<Record<Value | Confirmation, string>>((values) => values[value] === values[confirmation], {
    error: 'mismatch',
    path: [confirmation],
    when: () => true,
  });
}
