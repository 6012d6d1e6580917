import type { ImageSource } from '@kermesse/ui/image';
import type { RichTextNode } from '../rich-text/nodes.ts';
import { defaultLocale, locales, type Locale } from './locale.ts';
import type { ConfiguredImage, LocalImage, Localized, TranslatableHtml, TranslatableText } from './values.ts';

/** What turning a parsed value into what a view shows needs from outside. */
export interface LocalizeContext {
  locale: Locale;
  /** Sizes and variants of a known picture; undefined for one that nothing is known of. */
  resolveImage?: (src: string, locale: Locale) => (ImageSource & { alt?: string }) | undefined;
  /** Sanitises HTML to a tree of allowed nodes. Given from outside because the parser is heavy. */
  sanitize?: (html: string) => RichTextNode[];
}

/** What HTML can hold of a text: NUL and halves of characters would be other words in the browser than on the server. */
const writable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/** The text in a language, else in French, else in whichever there is, else ''. */
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

/** Turns a parsed value into what a view shows: texts in one language, rich text as a tree, pictures with their sizes. */
export function localize<T>(value: T, context: LocalizeContext): Localized<T> {
  return localizeUnknown(value, context) as Localized<T>;
}
