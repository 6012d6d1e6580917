import { isEmailAddress } from '@kermesse/api/schemas/email-address';
import * as z from 'zod/mini';

/** What can be written into a form: texts, ticks, choices of several. */
export type Values = Record<string, string | boolean | readonly string[]>;

/** What is wrong with a field: a key of the namespace `form` or `failures`, or the server's own words. */
export type Fault = { key: string; ns?: 'failures' } | { text: string };

/** What is wrong, by field. */
export type Faults<V> = Partial<Record<keyof V & string, Fault>>;

/** Looks for faults in what was written. */
export type Check<V> = (values: V) => Faults<V> | Promise<Faults<V>>;

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
