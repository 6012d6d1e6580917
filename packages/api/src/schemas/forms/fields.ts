import * as z from 'zod/mini';
import { isStorable } from '../common/text.ts';
import { isEmailAddress, normaliseEmail } from './email-address.ts';
import { nullIfEmpty } from './null-if-empty.ts';
import { isPhoneNumber, normalisePhone } from './phone-number.ts';

const trimmed = (text: string) => text.trim();

/** A mandatory text: trimmed, 1 to `most` UTF-16 units, without null characters and lone surrogates. */
export function requiredText(most: number) {
  return z.string().check(z.overwrite(trimmed), z.minLength(1), z.maxLength(most), z.refine(isStorable, 'invalid'));
}

/** An optional text: trimmed, at most `most` UTF-16 units. */
export function optionalText(most: number) {
  return nullIfEmpty(z.string().check(z.overwrite(trimmed), z.maxLength(most), z.refine(isStorable, 'invalid')));
}

/** A first or last name of 400 UTF-16 units: 200 characters even if each takes two. */
export const personName = requiredText(400);

/** An email address, normalised (`normaliseEmail`). */
export const emailField = z
  .string()
  .check(z.maxLength(1000), z.overwrite(normaliseEmail), z.refine(isEmailAddress, 'email'));

/** A phone number in E.164, without spaces, hyphens and brackets. */
export const phoneField = z
  .string()
  .check(z.maxLength(100), z.overwrite(normalisePhone), z.refine(isPhoneNumber, 'phone'));

/** An optional phone number. */
export const optionalPhone = nullIfEmpty(
  z.string().check(
    z.maxLength(100),
    z.overwrite(normalisePhone),
    z.refine((text) => text === '' || isPhoneNumber(text), 'phone'),
  ),
);

/** An optional email address. */
export const optionalEmail = nullIfEmpty(
  z.string().check(
    z.maxLength(1000),
    z.overwrite(normaliseEmail),
    z.refine((text) => text === '' || isEmailAddress(text), 'email'),
  ),
);

/** A token from an emailed link. */
export const emailedToken = z.string().check(z.minLength(1), z.maxLength(1000));
