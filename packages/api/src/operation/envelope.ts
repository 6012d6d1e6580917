import { acceptedLocale } from '../schemas/common/accept-language.ts';
import { defaultLocale, type Locale } from '../schemas/common/locale.ts';
import { errorStatus, type ErrorCode } from './error-codes.ts';
import type { FieldErrorCode } from '../schemas/forms/field-error-code.ts';
import { errorMessages, fieldMessages, tooLongMessage } from './messages.ts';

/**
 * The body of every refusal. `message` is for users, in the requested language. `data` has one message per invalid
 * field, by the field's name (with dots for nested fields), for `form/invalid_data` only.
 */
export interface ErrorEnvelope {
  errorCode: ErrorCode;
  message: string;
  data?: Record<string, string>;
}

/** A text that is longer than its limit, in UTF-16 units. */
interface TooLong {
  code: 'too_long';
  limit: number;
}

/** The content of a refusal: its error code, and the error code of each invalid field. */
export interface Refusal {
  code: ErrorCode;
  fields?: Record<string, FieldErrorCode | TooLong>;
}

const messageOf = (error: FieldErrorCode | TooLong, locale: Locale) =>
  typeof error === 'string' ? fieldMessages[error][locale] : tooLongMessage(error.limit)[locale];

/** Returns the language that a request prefers, French by default. */
export function requestLocale(headers: Headers): Locale {
  return acceptedLocale(headers.get('accept-language') ?? '') ?? defaultLocale;
}

/** Creates the body of a refusal in a language. */
export function errorEnvelope({ code, fields }: Refusal, locale: Locale): ErrorEnvelope {
  const message = errorMessages[code][locale];
  if (fields === undefined) return { errorCode: code, message };
  const data = Object.fromEntries(Object.entries(fields).map(([field, error]) => [field, messageOf(error, locale)]));
  return { errorCode: code, message, data };
}

/** Creates the response of a refusal: the status of its code and the envelope as JSON, not cacheable. */
export function errorResponse(refusal: Refusal, locale: Locale, headers: Record<string, string> = {}): Response {
  return Response.json(errorEnvelope(refusal, locale), {
    status: errorStatus[refusal.code],
    headers: { 'cache-control': 'no-store', ...headers },
  });
}
