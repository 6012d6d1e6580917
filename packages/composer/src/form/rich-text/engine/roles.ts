import type { RichTextElement } from '@kermesse/sections/rich-text-nodes';

/**
 * What each allowed element is in the editor. The type names every element of the sanitiser's allow-list: one that is
 * added there and not here does not compile.
 *
 * - `mark`: a property of text (bold, a link);
 * - `inline`: a single thing in a line (a picture, a line break);
 * - `text`: a block that holds a line of text;
 * - `blocks`: a block that holds other blocks;
 * - `part`: a part of a list, a table or a figure, which has no place elsewhere;
 * - `leaf`: a block that holds nothing.
 */
export const roles = {
  p: 'text',
  h2: 'text',
  h3: 'text',
  h4: 'text',
  strong: 'mark',
  em: 'mark',
  s: 'mark',
  sub: 'mark',
  sup: 'mark',
  br: 'inline',
  hr: 'leaf',
  ul: 'blocks',
  ol: 'blocks',
  li: 'part',
  blockquote: 'blocks',
  cite: 'mark',
  a: 'mark',
  img: 'inline',
  figure: 'blocks',
  figcaption: 'part',
  table: 'blocks',
  caption: 'part',
  thead: 'part',
  tbody: 'part',
  tr: 'part',
  th: 'part',
  td: 'part',
} as const satisfies Record<RichTextElement, 'mark' | 'inline' | 'text' | 'blocks' | 'part' | 'leaf'>;

type ElementOf<Role> = {
  [Element in RichTextElement]: (typeof roles)[Element] extends Role ? Element : never;
}[RichTextElement];

export type MarkElement = ElementOf<'mark'>;

/** Marks from the outermost to the innermost, where nothing else decides: the order in which they are written. */
export const markOrder: readonly MarkElement[] = ['a', 'strong', 'em', 's', 'cite', 'sub', 'sup'];

export const isMark = (element: RichTextElement): element is MarkElement => roles[element] === 'mark';
export const isInline = (element: RichTextElement): boolean => roles[element] === 'inline' || isMark(element);
