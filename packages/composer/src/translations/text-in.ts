import { parseJsonText, isRecord } from '@kermesse/sections/json';
import { locales, type Locale } from '@kermesse/sections/locale';

/** Returns the text in a language. A plain string is the text in all languages. */
export function textIn(value: unknown, locale: Locale): string {
  const given = parseJsonText(value);
  if (typeof given === 'string') return given;
  const text = isRecord(given) ? given[locale] : undefined;
  return typeof text === 'string' ? text : '';
}

/** Returns the value with the text of one language changed. Other keys stay. Undefined when nothing is left. */
export function withText(value: unknown, locale: Locale, text: string): unknown {
  const given = parseJsonText(value);
  const before = isRecord(given)
    ? given
    : typeof given === 'string'
      ? Object.fromEntries(locales.map((each) => [each, given]))
      : {};
  const after =
    text === ''
      ? Object.fromEntries(Object.entries(before).filter(([key]) => key !== locale))
      : { ...before, [locale]: text };
  return Object.keys(after).length === 0 ? undefined : after;
}
