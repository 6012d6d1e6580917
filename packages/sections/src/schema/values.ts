import type { ImageSource } from '@kermesse/ui/image';
import type { Locale } from './locale.ts';
import type { RichTextNode } from '../rich-text/nodes.ts';

/** A text in every language in which it was given. {@link localize} selects one. */
export type TranslatableText = { readonly $: 'text' } & { readonly [L in Locale]?: string };

/** An editor's HTML by language. It is sanitised before it is rendered. */
export type TranslatableHtml = { readonly $: 'html' } & { readonly [L in Locale]?: string };

/** A configured picture: an address, an alternative text, and its size if known. */
export interface ConfiguredImage {
  readonly $: 'image';
  readonly src: string;
  readonly alt?: TranslatableText;
  readonly width?: number;
  readonly height?: number;
}

/** A picture for a view: the props of `Picture`, with the alternative text in the page's language. */
export interface LocalizedImage {
  image: ImageSource;
  alt: string;
}

/** The type of a localized value: texts in one language, rich text as a tree, pictures resolved. */
export type Localized<T> = T extends { readonly $: 'text' }
  ? string
  : T extends { readonly $: 'html' }
    ? RichTextNode[]
    : T extends { readonly $: 'image' }
      ? LocalizedImage
      : T extends readonly (infer Item)[]
        ? Localized<Item>[]
        : T extends object
          ? { [K in keyof T]: Localized<T[K]> }
          : T;
