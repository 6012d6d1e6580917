import { allowedElements, type RichTextElement } from '@kermesse/sections/rich-text-nodes';
import { Mark, Node, type AnyExtension } from '@tiptap/core';
import { markOrder, roles, type MarkElement } from './roles.ts';

/** The allowed content of the nodes, as ProseMirror content expressions. Marks have none. */
const content: Record<Exclude<RichTextElement, MarkElement>, string> = {
  p: 'inline*',
  h2: 'inline*',
  h3: 'inline*',
  h4: 'inline*',
  br: '',
  img: '',
  hr: '',
  ul: 'li+',
  ol: 'li+',
  li: 'block+',
  blockquote: 'block+',
  figure: '(block | figcaption)+',
  figcaption: 'inline*',
  table: 'caption? (thead | tbody)+',
  caption: 'inline*',
  thead: 'tr+',
  tbody: 'tr+',
  tr: '(th | td)+',
  th: 'block+',
  td: 'block+',
};

/** Returns the attributes of an element, from the allow-list. All are strings, and null by default. */
const attributesOf = (element: RichTextElement) =>
  Object.fromEntries(
    allowedElements[element].map((name) => [
      name,
      { default: null, parseHTML: (node: HTMLElement) => node.getAttribute(name) },
    ]),
  );

/**
 * Whether a paragraph is text without a `<p>`, such as that of a list item: true and false as it was parsed. Null marks
 * a new paragraph, which is bare or not depending on its parent.
 */
const bare = {
  default: null,
  keepOnSplit: false,
  parseHTML: (node: HTMLElement) => ({ true: true, false: false })[node.dataset['bare'] ?? ''] ?? null,
  renderHTML: ({ bare: value }: Record<string, unknown>) =>
    typeof value === 'boolean' ? { 'data-bare': String(value) } : {},
};

function nodeOf(element: Exclude<RichTextElement, MarkElement>): AnyExtension {
  const role = roles[element];
  const block = element === 'ul' || element === 'ol' ? 'block list' : 'block';
  const group = role === 'inline' ? 'inline' : role === 'part' ? undefined : block;
  const leaf = content[element] === '';
  return Node.create({
    name: element,
    // ProseMirror creates the block with the highest priority by default.
    priority: element === 'p' ? 1000 : 100,
    content: content[element],
    group,
    inline: role === 'inline',
    selectable: element !== 'br',
    draggable: element === 'img',
    // Backspace at the start of a cell or a caption does not affect what is before it.
    isolating: ['td', 'th', 'caption', 'figcaption'].includes(element),
    defining: ['li', 'blockquote', 'h2', 'h3', 'h4', 'figcaption', 'caption'].includes(element),
    addAttributes: () => (element === 'p' ? { bare } : attributesOf(element)),
    parseHTML: () => [{ tag: element }],
    renderHTML: ({ HTMLAttributes }) => (leaf ? [element, HTMLAttributes] : [element, HTMLAttributes, 0]),
  });
}

function markOf(element: MarkElement): AnyExtension {
  return Mark.create({
    name: element,
    priority: 100 - markOrder.indexOf(element),
    // Text typed after a link is not part of it.
    inclusive: element !== 'a',
    excludes: element === 'sub' ? 'sub sup' : element === 'sup' ? 'sup sub' : undefined,
    addAttributes: () => attributesOf(element),
    parseHTML: () => [{ tag: element }],
    renderHTML: ({ HTMLAttributes }) => [element, HTMLAttributes, 0],
  });
}

/** The editor's nodes and marks: one for each element of the server's allow-list. */
export const richTextExtensions: AnyExtension[] = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  ...(Object.keys(content) as (keyof typeof content)[]).map(nodeOf),
  ...markOrder.map(markOf),
];
