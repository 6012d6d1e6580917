import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });

/** Parses HTML into a tree, as a browser does. Never throws. */
export function parseHtml(html: string): Root {
  return parser.parse(html);
}
