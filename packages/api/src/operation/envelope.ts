import { defaultLocale, isLocale, type Locale } from '../schemas/common/locale.ts';
import { errorStatus, type ErrorCode } from './error-codes.ts';
import type { FieldErrorCode } from '../schemas/forms/field-error-code.ts';
import { errorMessages, fieldMessages } from './messages.ts';

/**
 * The body of every refusal. `message` is for users, in the requested language. `data` has one message per invalid
 * field, by the field's name (with dots for nested fields), for `form/invalid_data` only.
 */
export interface ErrorEnvelope {
  errorCode: ErrorCode;
  message: string;
  data?: Record<string, string>;
}

/** A refusal before it is sent: the code, and the error code of each invalid field. */
export interface Refusal {
  code: ErrorCode;
  fields?: Record<string, FieldErrorCode>;
}

/**
 * Returns the requested language: the supported language with the highest weight in `Accept-Language`, French by
 * default.
 */
export function requestLocale(headers: Headers): Locale {
  const wanted = (headers.get('accept-language') ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { language: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wanted.map(({ language }) => language).find(isLocale) ?? defaultLocale;
}

/** Creates the body of a refusal in a language. */
export function errorEnvelope({ code, fields }: Refusal, locale: Locale): ErrorEnvelope {
  const message = errorMessages[code][locale];
  if (fields === undefined) return { errorCode: code, message };
  const data = Object.fromEntries(
    Object.entries(fields).map(([field, error]) => [field, fieldMessages[error][locale]]),
  );
  return { errorCode: code, message, data };
}

/** Creates the response of a refusal: the status of its code and the envelope as JSON, not cacheable. */
export function errorResponse(refusal: Refusal, locale: Locale, headers: Record<string, string> = {}): Response {
  return Response.json(errorEnvelope(refusal, locale), {
    status: errorStatus[refusal.code],
    headers: { 'cache-control': 'no-store', ...headers },
  });
}
