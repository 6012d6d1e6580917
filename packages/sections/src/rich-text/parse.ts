import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });

/** HTML as a tree, read as a browser would read it. Never throws. */
export function parseHtml(html: string): Root {
  return parser.parse(html);
}
