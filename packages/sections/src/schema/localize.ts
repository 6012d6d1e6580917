import type { ImageSource } from '@kermesse/ui/image';
import type { RichTextNode } from '../rich-text/nodes.ts';
import { defaultLocale, locales, type Locale } from './locale.ts';
import type { ConfiguredImage, LocalImage, Localized, TranslatableHtml, TranslatableText } from './values.ts';

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

/** Returns the text in a language, otherwise in French, otherwise in any language, otherwise ''. */
function textIn(text: TranslatableText | TranslatableHtml, locale: Locale): string {
  const order = [locale, defaultLocale, ...locales];
  return writable(order.map((each) => text[each]).find((words) => words !== undefined) ?? '');
}

function localImage(configured: ConfiguredImage, context: LocalizeContext): LocalImage {
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
  if (tag === 'html') return context.sanitize?.(textIn(value as TranslatableHtml, context.locale)) ?? [];
  if (tag === 'image') return localImage(value as ConfiguredImage, context);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, localizeUnknown(child, context)]));
}

/** Localizes a parsed value for a view: texts in one language, rich text as a tree, pictures with their sizes. */
export function localize<T>(value: T, context: LocalizeContext): Localized<T> {
  return localizeUnknown(value, context) as Localized<T>;
}
