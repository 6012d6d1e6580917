import type { Element, Nodes, Root } from 'hast';
import { sanitize as keepAllowed, type Schema } from 'hast-util-sanitize';
import { allowedElements, type RichTextNode } from './nodes.ts';
import { parseHtml } from './parse.ts';
import { isAllowedElement, isBlock, renamedElements, safeAttribute } from './rules.ts';

/**
 * Sanitises rich text: converts HTML into a tree of allowed nodes. Runs on the server and in the editor's tools, never
 * in a visitor's browser. The result contains no HTML: React creates elements from it.
 */

const schema: Schema = {
  tagNames: Object.keys(allowedElements),
  attributes: Object.fromEntries(
    Object.entries(allowedElements).map(([element, attributes]) => [element, [...attributes]]),
  ),
  strip: [
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'template',
    'noscript',
    'svg',
    'math',
    'title',
    'textarea',
    'select',
  ],
  protocols: {},
  allowComments: false,
  allowDoctypes: false,
};

function renameElements(node: Nodes): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    if (child.type === 'element') child.tagName = renamedElements[child.tagName] ?? child.tagName;
    renameElements(child);
  }
}

const isStripped = (node: Nodes) => node.type === 'element' && schema.strip?.includes(node.tagName) === true;

/** Elements that hold one paragraph each in texts from elsewhere, such as emails. */
const wrappers = new Set(['div', 'section', 'article', 'header', 'footer', 'center', 'address', 'pre', 'dt', 'dd']);

/**
 * Turns wrappers that hold one paragraph into paragraphs, so that removing them does not join their texts. Empties
 * wrappers that show nothing, such as those of blank lines.
 * @returns whether the node is or contains a block, and whether it shows anything
 */
export function wrapParagraphs(node: Nodes): { block: boolean; shown: boolean } {
  if (node.type === 'text') return { block: false, shown: node.value.trim() !== '' };
  if (!('children' in node) || isStripped(node)) return { block: false, shown: false };
  const inside = node.children.map(wrapParagraphs);
  const holdsBlocks = inside.some(({ block }) => block);
  if (node.type !== 'element') return { block: holdsBlocks, shown: true };
  const shown = node.tagName === 'img' || inside.some((each) => each.shown);
  if (wrappers.has(node.tagName) && !holdsBlocks) {
    if (shown) node.tagName = 'p';
    else node.children = [];
  }
  return { block: holdsBlocks || isBlock(renamedElements[node.tagName] ?? node.tagName), shown };
}

function attributesOf(element: Element): Record<string, string> {
  const entries = Object.entries(element.properties).flatMap(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value).trim();
    return safeAttribute(name, text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

function toNodes(nodes: readonly Nodes[]): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    if (node.type === 'text') return node.value === '' ? [] : [node.value];
    if (node.type !== 'element' || !isAllowedElement(node.tagName)) return [];
    const attributes = attributesOf(node);
    const children = toNodes(node.children);
    if (node.tagName === 'a' && attributes['href'] === undefined) return children;
    if (node.tagName === 'img' && attributes['src'] === undefined) return [];
    return [
      {
        element: node.tagName,
        ...(Object.keys(attributes).length > 0 ? { attributes } : {}),
        ...(children.length > 0 ? { children } : {}),
      },
    ];
  });
}

const isInline = (node: RichTextNode | undefined) =>
  typeof node === 'string' || (node !== undefined && !isBlock(node.element));

/** Removes whitespace around blocks. It stays between words of a text without a block. */
function withoutBlanks(nodes: readonly RichTextNode[]): RichTextNode[] {
  const kept: RichTextNode[] = [];
  let blank: RichTextNode | undefined;
  for (const node of nodes) {
    if (typeof node === 'string' && node.trim() === '') {
      blank ??= node;
      continue;
    }
    if (blank !== undefined && isInline(kept.at(-1)) && isInline(node)) kept.push(blank);
    blank = undefined;
    kept.push(node);
  }
  return kept;
}

/** Converts a parsed piece of HTML into allowed nodes. Renames elements of the tree in place. Never throws. */
export function sanitizeTree(parsed: Root): RichTextNode[] {
  renameElements(parsed);
  wrapParagraphs(parsed);
  const kept = keepAllowed(parsed, schema) as Root;
  return withoutBlanks(toNodes(kept.children ?? []));
}

/**
 * Converts untrusted HTML into allowed nodes. Never throws. Disallowed elements are removed; text in them stays unless
 * it is code.
 */
export function sanitizeHtml(html: string): RichTextNode[] {
  return sanitizeTree(parseHtml(html));
}
