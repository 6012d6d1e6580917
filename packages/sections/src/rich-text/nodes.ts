/** The allowed elements of rich text, with the allowed attributes of each. */
export const allowedElements = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  strong: [],
  em: [],
  s: [],
  sub: [],
  sup: [],
  br: [],
  hr: [],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  cite: [],
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  figure: [],
  figcaption: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
} as const satisfies Record<string, readonly string[]>;

/** The tag name of an element that rich texts may contain. */
export type RichTextElement = keyof typeof allowedElements;

/** A node of a sanitised rich text: plain text, or an allowed element with its attributes and children. */
export type RichTextNode =
  | string
  | { element: RichTextElement; attributes?: Record<string, string>; children?: RichTextNode[] };
