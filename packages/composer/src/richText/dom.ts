import { sanitizeHtml } from '@kermesse/sections/sanitize';

type RichNode = ReturnType<typeof sanitizeHtml>[number];

/** Elements that hold nothing and have no end. */
const empty = new Set(['BR', 'HR', 'IMG']);
/** What browsers write while one types, and what it stands for. */
const written: Record<string, string> = { B: 'strong', I: 'em', DIV: 'p', STRIKE: 's', DEL: 's', H1: 'h2' };

function makeNode(node: RichNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.element);
  for (const [name, value] of Object.entries(node.attributes ?? {})) element.setAttribute(name, value);
  element.append(...(node.children ?? []).map(makeNode));
  return element;
}

/** HTML of any origin as nodes of the page, made one by one from what is allowed: no markup is ever handed to the browser. */
export function nodesOf(html: string): Node[] {
  return sanitizeHtml(html).map(makeNode);
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
const escapeValue = (text: string) => escapeText(text).replaceAll('"', '&quot;');
const kept = new Set(['href', 'title', 'src', 'alt', 'width', 'height', 'start', 'scope']);

function textOf(node: Node): string {
  if (node.nodeType === 3) return escapeText(node.nodeValue ?? '');
  if (!(node instanceof HTMLElement)) return '';
  if (node.tagName === 'SPAN') return htmlOf(node);
  const name = written[node.tagName] ?? node.tagName.toLowerCase();
  const attributes = [...node.attributes].filter(({ name: each }) => kept.has(each)).map(({ name: each, value }) => ` ${each}="${escapeValue(value)}"`);
  const start = `<${name}${attributes.join('')}>`;
  return empty.has(node.tagName) ? start : `${start}${htmlOf(node)}</${name}>`;
}

/** What stands in an element, as HTML. '' when it holds neither words nor pictures. */
function htmlOf(element: Node): string {
  return [...element.childNodes].map(textOf).join('');
}

/** The same, with an empty box as ''. */
export function contentOf(element: HTMLElement): string {
  const holds = (element.textContent ?? '').trim() !== '' || element.querySelector('img, hr, table') !== null;
  return holds ? htmlOf(element) : '';
}
