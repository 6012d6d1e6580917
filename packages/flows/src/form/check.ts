import { isEmailAddress } from '@kermesse/api/schemas/forms/email-address';
import type { Check, Fault, Faults, Values } from '@kermesse/ui/fields';
import * as z from 'zod/mini';

export type { Check, Fault, Faults, Values } from '@kermesse/ui/fields';

/** Refuses what is empty or blank: 'This field is required' (specification §5). */
const notBlank = z.refine<string>((text) => text.trim() !== '', 'required');

/** Refuses what is empty; a password may be made of spaces. */
const notEmpty = z.refine<string>((text) => text !== '', 'required');

/** A text that has to be there. */
export const requiredText = z.string().check(notBlank);

/** A password that has to be there. */
export const requiredPassword = z.string().check(notEmpty);

/** An email address that has to be there: 'Invalid email' (specification §5). */
export const requiredEmail = z.string().check(notBlank, z.refine(isEmailAddress, 'email'));

/** The first fault of each field by a schema whose messages are keys of the namespace `form`. */
export function faultsBy<V extends Values>(schema: z.ZodMiniType, values: V): Faults<V> {
  const read = z.safeParse(schema, values);
  const faults: Record<string, Fault> = {};
  for (const { path, message } of read.error?.issues ?? []) faults[String(path[0])] ??= { key: message };
  return faults as Faults<V>;
}

/** A check by a schema whose messages are keys of the namespace `form`. */
export function checkBy<V extends Values>(schema: z.ZodMiniType): Check<V> {
  return (values) => faultsBy(schema, values);
}
