import * as z from 'zod/mini';
import { isEmailAddress, normaliseEmail } from './email-address.ts';
import { isPhoneNumber, normalisePhone } from './phone-number.ts';

const trimmed = (text: string) => text.trim();
const printable = (text: string) => !/[\0\ud800-\udfff]/u.test(text);

/** A text that must be there: trimmed, 1 to `most` UTF-16 units, storable. */
export function requiredText(most: number) {
  return z.string().check(z.overwrite(trimmed), z.minLength(1), z.maxLength(most), z.refine(printable, 'invalid'));
}

/** A text that may be empty: trimmed, at most `most` UTF-16 units; null counts as empty. */
export function optionalText(most: number) {
  const text = z.string().check(z.overwrite(trimmed), z.maxLength(most), z.refine(printable, 'invalid'));
  return z.pipe(
    z.nullable(text),
    z.transform((given: string | null): string => given ?? ''),
  );
}

/** A person's first or last name: 200 signs, in any script. */
export const personName = requiredText(400);

/** An address, trimmed and in lower case. */
export const emailField = z
  .string()
  .check(z.maxLength(1000), z.overwrite(normaliseEmail), z.refine(isEmailAddress, 'email'));

/** A phone number in E.164, freed from spaces, hyphens and brackets. */
export const phoneField = z
  .string()
  .check(z.maxLength(100), z.overwrite(normalisePhone), z.refine(isPhoneNumber, 'phone'));

/** A phone number or nothing. */
export const optionalPhone = z.pipe(
  z.nullable(
    z.string().check(
      z.maxLength(100),
      z.overwrite(normalisePhone),
      z.refine((text) => text === '' || isPhoneNumber(text), 'phone'),
    ),
  ),
  z.transform((given: string | null): string => given ?? ''),
);

/** An email address or nothing. */
export const optionalEmail = z.pipe(
  z.nullable(
    z.string().check(
      z.maxLength(1000),
      z.overwrite(normaliseEmail),
      z.refine((text) => text === '' || isEmailAddress(text), 'email'),
    ),
  ),
  z.transform((given: string | null): string => given ?? ''),
);

/** A secret from a mailed link: letters, digits and the symbols that need no escaping in URLs. */
export const mailedToken = z.string().check(z.minLength(1), z.maxLength(1000));
