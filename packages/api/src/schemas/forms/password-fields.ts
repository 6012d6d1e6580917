import * as z from 'zod/mini';
import { isStrongEnough, maxPasswordLength } from './password.ts';

/**
 * The current password, sent as proof of ownership: accepts every password that was ever allowed, and does not change
 * it.
 */
export const passwordProof = z.string().check(z.minLength(1), z.maxLength(maxPasswordLength));

/**
 * A new password: at most 256 UTF-16 units, of the tier `weak` or better. The strength of a longer one is not computed,
 * because that takes long.
 */
export const passwordChoice = z
  .string()
  .check(z.maxLength(maxPasswordLength, { abort: true }), z.refine(isStrongEnough, 'weak_password'));

/** Returns a check that rejects a confirmation that differs from the confirmed value. */
export function equalTo<Value extends string, Confirmation extends string>(value: Value, confirmation: Confirmation) {
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
