import type { ImageSource } from '@kermesse/ui/image';
import type { RichTextNode } from '../rich-text/nodes.ts';
import { defaultLocale, locales, type Locale } from './locale.ts';
import type { ConfiguredImage, LocalizedImage, Localized, TranslatableHtml, TranslatableText } from './values.ts';

/** The context of localizing a parsed value. */
export interface LocalizeContext {
  locale: Locale;
  /** Returns sizes and variants of a known picture; undefined for an unknown one. */
  resolveImage?: (src: string, locale: Locale) => (ImageSource & { alt?: string }) | undefined;
  /** Sanitises HTML to a tree of allowed nodes. A parameter because the parser is large. */
  sanitize?: (html: string) => RichTextNode[];
}

/**
 * Removes NUL characters and replaces lone surrogates, which HTML cannot contain: server and browser would render
 * different texts.
 */
const writable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/** Returns the language itself if the text has it, otherwise French, otherwise any language that the text has. */
const languageOf = (text: TranslatableText | TranslatableHtml, locale: Locale): Locale =>
  [locale, defaultLocale, ...locales].find((each) => text[each] !== undefined) ?? locale;

/** Returns the text in a language or in a fallback (see `languageOf`); '' if it has none. */
const textIn = (text: TranslatableText | TranslatableHtml, locale: Locale): string =>
  writable(text[languageOf(text, locale)] ?? '');

/** Returns a rich text as a tree. In a fallback language, its elements have a `lang` attribute (WCAG 3.1.2). */
function richTextIn(html: TranslatableHtml, { locale, sanitize }: LocalizeContext): RichTextNode[] {
  const nodes = sanitize?.(textIn(html, locale)) ?? [];
  const lang = languageOf(html, locale);
  if (lang === locale) return nodes;
  return nodes.map((node) => (typeof node === 'string' ? node : { ...node, attributes: { ...node.attributes, lang } }));
}

function localizeImage(configured: ConfiguredImage, context: LocalizeContext): LocalizedImage {
  const { src, alt, width = 1600, height = 1000 } = configured;
  const known = context.resolveImage?.(src, context.locale);
  const { alt: knownAlt, ...image } = known ?? { src, width, height };
  return { image, alt: alt === undefined ? (knownAlt ?? '') : textIn(alt, context.locale) };
}

function localizeUnknown(value: unknown, context: LocalizeContext): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeUnknown(item, context));
  if (typeof value === 'string') return writable(value);
  if (typeof value !== 'object' || value === null) return value;
  const tag = (value as { $?: unknown }).$;
  if (tag === 'text') return textIn(value as TranslatableText, context.locale);
  if (tag === 'html') return richTextIn(value as TranslatableHtml, context);
  if (tag === 'image') return localizeImage(value as ConfiguredImage, context);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, localizeUnknown(child, context)]));
}

/** Lists the languages in which the texts of a parsed value are shown. */
function languagesIn(value: unknown, locale: Locale): Locale[] {
  if (typeof value !== 'object' || value === null) return [];
  const { $: tag } = value as { $?: unknown };
  if (tag === 'text' || tag === 'html') {
    const text = value as TranslatableText | TranslatableHtml;
    const language = languageOf(text, locale);
    return text[language] ? [language] : [];
  }
  return Object.values(value).flatMap((child) => languagesIn(child, locale));
}

/** Returns the language of a parsed value if none of its texts is in the requested one (WCAG 3.1.2). */
export function fallbackLanguage(value: unknown, locale: Locale): Locale | undefined {
  const [first, ...others] = new Set(languagesIn(value, locale));
  return others.length === 0 && first !== locale ? first : undefined;
}

/** Localizes a parsed value for a view: texts in one language, rich text as a tree, pictures with their sizes. */
export function localize<T>(value: T, context: LocalizeContext): Localized<T> {
  return localizeUnknown(value, context) as Localized<T>;
}
