import type { Element, Nodes, Root } from 'hast';
import { sanitize as keepAllowed, type Schema } from 'hast-util-sanitize';
import { allowedElements, type RichTextNode } from './nodes.ts';
import { parseHtml } from './parse.ts';
import { isAllowedElement, renamedElements, safeAttribute } from './rules.ts';

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

function attributesOf(element: Element): Record<string, string> {
  const entries = Object.entries(element.properties).flatMap(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const written = String(value).trim();
    return safeAttribute(name, written) ? [[name, written] as const] : [];
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

/** Removes whitespace between blocks. */
function withoutBlankEdges(nodes: RichTextNode[]): RichTextNode[] {
  return nodes.filter((node) => typeof node !== 'string' || node.trim() !== '');
}

/** Converts a parsed piece of HTML into allowed nodes. Renames elements of the tree in place. Never throws. */
export function sanitizeTree(parsed: Root): RichTextNode[] {
  renameElements(parsed);
  const kept = keepAllowed(parsed, schema) as Root;
  return withoutBlankEdges(toNodes(kept.children ?? []));
}

/**
 * Converts untrusted HTML into allowed nodes. Never throws. Disallowed elements are removed; text in them stays unless
 * it is code.
 */
export function sanitizeHtml(html: string): RichTextNode[] {
  return sanitizeTree(parseHtml(html));
}
