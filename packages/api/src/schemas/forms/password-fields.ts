import * as z from 'zod/mini';
import { isStrongEnough, maxPasswordLength } from './password.ts';

/** A password that is asked for to prove who somebody is: any that could have been chosen, and never altered. */
export const passwordProof = z.string().check(z.minLength(1), z.maxLength(maxPasswordLength));

/** A password that is being chosen: at most 256 units, of the tier `weak` or better. */
export const passwordChoice = z
  .string()
  .check(z.maxLength(maxPasswordLength), z.refine(isStrongEnough, 'weak_password'));

/** Refuses a confirmation that is not the same as what it confirms. */
export function confirms<Value extends string, Confirmation extends string>(value: Value, confirmation: Confirmation) {
  return z.check<Record<Value | Confirmation, string>>((context) => {
    if (context.value[value] === context.value[confirmation]) return;
    context.issues.push({
      code: 'custom',
      message: 'confirmation',
      path: [confirmation],
      input: context.value[confirmation],
    });
  });
}
