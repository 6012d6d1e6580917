import type { ImageSource } from '@kermesse/ui/image';
import type { Locale } from './locale.ts';
import type { RichTextNode } from '../rich-text/nodes.ts';

/** Text in every language it was given in; which one is shown is decided by {@link localize}. */
export type TranslatableText = { readonly $: 'text' } & { readonly [L in Locale]?: string };

/** HTML as the editor wrote it, by language. Nothing of it is rendered before it is sanitised. */
export type TranslatableHtml = { readonly $: 'html' } & { readonly [L in Locale]?: string };

/** A picture as configured: an address, an alternative text, and its size where it is known. */
export interface ConfiguredImage {
  readonly $: 'image';
  readonly src: string;
  readonly alt?: TranslatableText;
  readonly width?: number;
  readonly height?: number;
}

/** A picture as a view gets it: everything `Picture` needs, the alternative text in the page's language. */
export interface LocalImage {
  image: ImageSource;
  alt: string;
}

/** What a view receives for a parsed value: texts in one language, rich text as a tree, pictures resolved. */
export type Localized<T> = T extends { readonly $: 'text' }
  ? string
  : T extends { readonly $: 'html' }
    ? RichTextNode[]
    : T extends { readonly $: 'image' }
      ? LocalImage
      : T extends readonly (infer Item)[]
        ? Localized<Item>[]
        : T extends object
          ? { [K in keyof T]: Localized<T[K]> }
          : T;
