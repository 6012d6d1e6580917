import { parseHtml } from '@kermesse/sections/parse-html';
import { metaOf } from '@kermesse/sections/meta';
import type { Nodes } from 'hast';
import type * as z from 'zod';

/** The elements that are part of a word or a line, as written in rich texts. */
const inline = new Set(['a', 'b', 'del', 'em', 'i', 's', 'span', 'strike', 'strong', 'sub', 'sup', 'u']);

function textInHtml(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const text = 'children' in node ? node.children.map(textInHtml).join('') : '';
  return node.type === 'element' && !inline.has(node.tagName) ? ` ${text} ` : text;
}

/**
 * Returns the text of a field without formatting: without the tags of a rich text, asterisks and repeated spaces. It
 * keeps no-break spaces, which are part of French typography.
 *
 * @param schema the schema of the field. Only that of a rich text makes a difference.
 */
export function plainText(text: string, schema?: z.ZodType): string {
  const isRich = schema !== undefined && metaOf(schema).kind === 'richText';
  return (isRich ? textInHtml(parseHtml(text)) : text)
    .replaceAll('*', '')
    .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}

/** Returns the number of characters of a text as visitors see it: without the asterisks of an emphasis. */
export const visibleLength = (text: string): number => plainText(text).length;

/** Normalizes a text for comparison: without accents and capitals, and with one kind of apostrophe and of space. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim();

/** Returns a text of at most a number of characters, with an ellipsis if it is cut. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
