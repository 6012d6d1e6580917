import { defaultLocale, isLocale, type Locale } from '../schemas/common/locale.ts';
import { errorStatus, type ErrorCode } from './error-codes.ts';
import type { FieldFault } from '../schemas/forms/field-fault.ts';
import { errorMessages, fieldMessages } from './messages.ts';

/**
 * The body of every refusal. `message` is for people, in the language asked for; `data` holds one message for each field
 * that is wrong, by the field's name (dots for nested ones), with `form/invalid_data` only.
 */
export interface ErrorEnvelope {
  errorCode: ErrorCode;
  message: string;
  data?: Record<string, string>;
}

/** A refusal before it is sent: which code, and what is wrong with which field. */
export interface Refusal {
  code: ErrorCode;
  fields?: Record<string, FieldFault>;
}

/** The language a request asks for: `Accept-Language`'s first that the site speaks, by weight, else French. */
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

/** The body of a refusal, in a language. */
export function errorEnvelope({ code, fields }: Refusal, locale: Locale): ErrorEnvelope {
  const message = errorMessages[code][locale];
  if (fields === undefined) return { errorCode: code, message };
  const data = Object.fromEntries(
    Object.entries(fields).map(([field, fault]) => [field, fieldMessages[fault][locale]]),
  );
  return { errorCode: code, message, data };
}

/** A refusal as a response: the status of its code, the envelope as JSON, kept by no cache. */
export function errorResponse(refusal: Refusal, locale: Locale, headers: Record<string, string> = {}): Response {
  return Response.json(errorEnvelope(refusal, locale), {
    status: errorStatus[refusal.code],
    headers: { 'cache-control': 'no-store', ...headers },
  });
}
