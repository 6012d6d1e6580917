import type { RichTextNode } from '@kermesse/sections/rich-text-nodes';

/** The void elements, which have no content and no end tag. */
const empty = new Set(['br', 'hr', 'img']);

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeValue = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/** Serializes a rich text to HTML. It escapes only `&`, `<`, `>` and quotes: a no-break space stays a character. */
export function htmlOf(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      const attributes = Object.entries(node.attributes ?? {}).map(
        ([name, value]) => ` ${name}="${escapeValue(value)}"`,
      );
      const start = `<${node.element}${attributes.join('')}>`;
      return empty.has(node.element) ? start : `${start}${htmlOf(node.children ?? [])}</${node.element}>`;
    })
    .join('');
}
