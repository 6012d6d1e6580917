import { parseHtml } from '@kermesse/sections/parse-html';
import type { RichTextNode } from '@kermesse/sections/rich-text-nodes';
import { sanitizeTree, wrapParagraphs } from '@kermesse/sections/sanitize';
import type { ElementContent, Parents } from 'hast';
import { splitMergedCells } from './merged-cells.ts';
import { classesOf, element, isNamed, replaceChildren, styleOf, stringProperty, textOf } from './tree.ts';
import { makeWordLists, withoutMarkers } from './word-lists.ts';

/**
 * The pasted nodes of the allow-list, and the number of pictures left out because they are on another site or device.
 */
export interface Pasted {
  nodes: RichTextNode[];
  pictures: number;
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Returns the copied fragment of a whole HTML document. That of Excel lacks the table around its rows. */
function copied(html: string): string {
  const fragment = /<!--\s*StartFragment\s*-->([\s\S]*)<!--\s*EndFragment\s*-->/.exec(html)?.[1] ?? html;
  return /^\s*<(?:col|colgroup|thead|tbody|tr|td|th)\b/i.test(fragment) ? `<table>${fragment}</table>` : fragment;
}

const toLineOrBreak = (value: string): ElementContent => (value === '\n' ? element('br', []) : { type: 'text', value });
const breakLines = (node: ElementContent): ElementContent[] =>
  node.type === 'text' ? node.value.split(/(\n)/).map(toLineOrBreak) : [node];

/** Converts the line ends of preformatted text, for which there is no element, to line breaks. */
function withLineBreaks(node: ElementContent): ElementContent[] {
  if (!isNamed(node, 'pre')) return [node];
  let last: ElementContent | undefined = node;
  while (last?.type === 'element') last = last.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  replaceChildren(node, breakLines);
  return [node];
}

/** Converts the formatting that Google Docs and Word write as styles to elements. */
function marksOf(node: ElementContent, parent: Parents): ElementContent[] {
  if (node.type !== 'element') return [node];
  const style = styleOf(node);
  const weight = style['font-weight'] ?? '';
  const children = node.children;
  // Google Docs wraps everything in a <b> that is not bold.
  if (isNamed(node, 'b', 'strong') && /^(normal|[1-4]00)$/.test(weight)) return children;
  if (isNamed(node, 'i', 'em') && style['font-style'] === 'normal') return children;
  if (!isNamed(node, 'span', 'font')) return [node];
  if (style['mso-list'] === 'ignore') return [node];
  const decoration = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`;
  const heading = isNamed(parent, ...headings);
  const names = [
    !heading && /^(bold|bolder|[6-9]00)$/.test(weight) ? 'strong' : '',
    !heading && style['font-style'] === 'italic' ? 'em' : '',
    decoration.includes('line-through') ? 's' : '',
    style['vertical-align'] === 'super' ? 'sup' : style['vertical-align'] === 'sub' ? 'sub' : '',
  ];
  return names.reduceRight<ElementContent[]>(
    (inner, name) => (name === '' || inner.length === 0 ? inner : [element(name, inner)]),
    children,
  );
}

/** Converts Word's paragraph styles to elements. */
function styledParagraph(node: ElementContent): ElementContent[] {
  if (!isNamed(node, 'p'))
    return isNamed(node, ...headings) ? [{ ...node, children: withoutMarkers(node.children) }] : [node];
  const [name = ''] = classesOf(node);
  if (name === 'MsoTitle') return [element('h2', node.children)];
  if (name === 'MsoSubtitle') return [element('h3', node.children)];
  if (name === 'MsoQuote' || name === 'MsoIntenseQuote') return [element('blockquote', node.children)];
  return [node];
}

/** Returns the target of a Google redirect, or the address itself. */
function address(href: string): string {
  const target = href.startsWith('https://www.google.com/url?') ? new URL(href).searchParams.get('q') : null;
  return target ?? href;
}

const containers = ['li', 'td', 'th'] as const;
const blank = /^[\s\u00a0]*$/;
const containsPicture = (node: ElementContent): boolean =>
  node.type === 'element' && (node.tagName === 'img' || node.children.some(containsPicture));

/**
 * Removes nodes without meaning: empty paragraphs, line breaks between blocks, a paragraph that wraps all content of an
 * item or a cell.
 */
function withoutJunk(node: ElementContent, parent: Parents): ElementContent[] {
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return [node];
  if (isNamed(node, 'a'))
    return [{ ...node, properties: { ...node.properties, href: address(stringProperty(node.properties['href'])) } }];
  if (isNamed(node, 'br') && (parent.type === 'root' || classesOf(node).includes('Apple-interchange-newline')))
    return [];
  if (isNamed(node, 'p', ...headings) && blank.test(textOf(node)) && !containsPicture(node)) return [];
  if (isNamed(node, ...containers)) {
    const content = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    const paragraphs = content.filter((child) => isNamed(child, 'p'));
    const [first, ...rest] = content;
    if (isNamed(first, 'br') && rest.length === 0) return [{ ...node, children: [] }];
    const alone = paragraphs.length === 1 && isNamed(first, 'p') && rest.every((child) => isNamed(child, 'ul', 'ol'));
    if (alone && first !== undefined) return [{ ...node, children: [...first.children, ...rest] }];
  }
  return [node];
}

/**
 * Converts HTML from the clipboard (of Word, Google Docs or any page) to nodes of the allow-list: real lists, headings,
 * tables and links, without the source's styling. Keeps only pictures of this site: others would vanish with their
 * source. Never throws, and creates no DOM nodes.
 */
export function readPasted(html: string): Pasted {
  const root = parseHtml(copied(html));
  let pictures = 0;
  replaceChildren(root, withLineBreaks);
  replaceChildren(root, splitMergedCells);
  replaceChildren(root, marksOf);
  replaceChildren(root, (node) => {
    const foreign = isNamed(node, 'img') && !/^\/(?!\/)/.test(stringProperty(node.properties['src']));
    if (foreign) pictures += 1;
    return foreign ? [] : [node];
  });
  makeWordLists(root);
  replaceChildren(root, styledParagraph);
  wrapParagraphs(root);
  replaceChildren(root, withoutJunk);
  return { nodes: sanitizeTree(root), pictures };
}

/** Converts plain text from the clipboard: an empty line separates paragraphs, a line end becomes a line break. */
export function readPlain(text: string): RichTextNode[] {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((each) => each.trim() !== '');
  return paragraphs.map((each) => ({
    element: 'p' as const,
    children: each
      .replaceAll(/^\n|\n$/g, '')
      .split('\n')
      .flatMap((line, index): RichTextNode[] => (index === 0 ? [line] : [{ element: 'br' }, line])),
  }));
}
