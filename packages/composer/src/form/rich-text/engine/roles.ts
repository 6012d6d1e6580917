import type { RichTextElement } from '@kermesse/sections/rich-text-nodes';

/**
 * The role of each allowed element in the editor. The type requires every element of the sanitiser's allow-list: a
 * missing one does not compile.
 *
 * - `mark`: a property of text (bold, a link);
 * - `inline`: an inline node (a picture, a line break);
 * - `text`: a block with inline content;
 * - `blocks`: a block with other blocks;
 * - `part`: a part of a list, a table or a figure, invalid elsewhere;
 * - `leaf`: a block without content.
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

/** The default nesting of marks in HTML, from the outermost to the innermost. */
export const markOrder: readonly MarkElement[] = ['a', 'strong', 'em', 's', 'cite', 'sub', 'sup'];

export const isMark = (element: RichTextElement): element is MarkElement => roles[element] === 'mark';
export const isInline = (element: RichTextElement): boolean => roles[element] === 'inline' || isMark(element);
