import * as z from 'zod';
import { findRemovedParts } from '../rich-text/refusals.ts';
import { field, filled, type FieldOptions } from './field.ts';
import { parseJsonText, isRecord } from './json.ts';
import { locales, type Words } from './locale.ts';
import type { TranslatableHtml, TranslatableText } from './values.ts';

/** A text for all languages, or one per language. */
export type TranslatableInput = string | { fr: string; en?: string | null };

/**
 * Converts a string to the same text in every language and parses a JSON object in a string; returns any other value
 * unchanged.
 */
function byLanguage(input: unknown): unknown {
  const parsed = parseJsonText(input);
  return typeof parsed === 'string' ? Object.fromEntries(locales.map((locale) => [locale, parsed])) : parsed;
}

const languages = z.looseObject({ fr: filled, en: z.string().nullish() });
const languageTexts = z.preprocess<unknown, typeof languages, TranslatableInput>(byLanguage, languages);

function tagTexts<Tag extends 'text' | 'html'>(tag: Tag) {
  return (byLocale: Record<string, unknown>) => {
    const texts = locales.flatMap((locale) => {
      const words = byLocale[locale];
      return typeof words === 'string' && words.trim() !== '' ? [[locale, words] as const] : [];
    });
    return { $: tag, ...Object.fromEntries(texts) };
  };
}

/** Returns a function that keeps the languages that have a text; undefined if none has. */
export function keepNonEmptyLanguages(tag: 'text' | 'html') {
  return (input: unknown): unknown => {
    const texts = byLanguage(input);
    if (!isRecord(texts)) return undefined;
    const value = tagTexts(tag)(texts);
    return Object.keys(value).length > 1 ? value : undefined;
  };
}

const translatableExpected: Words = {
  fr: 'un texte en français (et en anglais), ou un seul texte pour toutes les langues',
  en: 'a text in French (and English), or one text for every language',
};

/** A text in French and English, with French as the fallback (specification §3, "Translatable texts"). */
export const translatable = <const O extends FieldOptions>(options: O) =>
  field(
    languageTexts.transform((texts) => tagTexts('text')(texts) as TranslatableText),
    'translatable',
    translatableExpected,
    options,
    { salvage: keepNonEmptyLanguages('text') },
  );

/** A rich text as HTML in French and English. It is sanitised to a tree of allowed nodes before it is rendered. */
export const richText = <const O extends FieldOptions>(options: O) =>
  field(
    languageTexts.transform((texts) => tagTexts('html')(texts) as TranslatableHtml),
    'richText',
    {
      fr: 'un texte mis en forme (HTML), sans script, ni cadre, ni lien dangereux',
      en: 'a formatted text (HTML) without scripts, frames or unsafe links',
    },
    options,
    {
      salvage: keepNonEmptyLanguages('html'),
      inspect: (value) =>
        locales.flatMap((locale) =>
          findRemovedParts((value as TranslatableHtml)[locale] ?? '').map((found) => ({ keys: [locale], found })),
        ),
    },
  );
