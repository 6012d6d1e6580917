import { parseJsonText, isRecord } from '@kermesse/sections/json';
import { locales, type Locale } from '@kermesse/sections/locale';

/** Returns the text in a language. A plain string is the text in all languages. */
export function textIn(value: unknown, locale: Locale): string {
  const parsed = parseJsonText(value);
  if (typeof parsed === 'string') return parsed;
  const text = isRecord(parsed) ? parsed[locale] : undefined;
  return typeof text === 'string' ? text : '';
}

/** Returns the value with the text of one language changed. Other keys stay. Undefined when nothing is left. */
export function withText(value: unknown, locale: Locale, text: string): unknown {
  const parsed = parseJsonText(value);
  const before = isRecord(parsed)
    ? parsed
    : typeof parsed === 'string'
      ? Object.fromEntries(locales.map((each) => [each, parsed]))
      : {};
  const after =
    text === ''
      ? Object.fromEntries(Object.entries(before).filter(([key]) => key !== locale))
      : { ...before, [locale]: text };
  return Object.keys(after).length === 0 ? undefined : after;
}
