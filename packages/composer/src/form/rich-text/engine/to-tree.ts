import { allowedElements, type RichTextElement, type RichTextNode } from '@kermesse/sections/rich-text-nodes';
import type { Mark, Node } from '@tiptap/pm/model';
import { markOrder } from './roles.ts';

function attributesOf(
  element: RichTextElement,
  attrs: Record<string, unknown>,
): { attributes?: Record<string, string> } {
  const given = allowedElements[element].flatMap((name) =>
    typeof attrs[name] === 'string' ? [[name, attrs[name]] as const] : [],
  );
  return given.length === 0 ? {} : { attributes: Object.fromEntries(given) };
}

interface Piece {
  node: Node;
  marks: readonly Mark[];
}

const rank = ({ type }: Mark) => (markOrder as readonly string[]).indexOf(type.name);

/** Returns how many pieces, from the first on, have a mark. */
function reach(pieces: readonly Piece[], mark: Mark): number {
  const end = pieces.findIndex(({ marks }) => !mark.isInSet(marks));
  return end === -1 ? pieces.length : end;
}

/** Converts the pieces of a line to a tree. The mark that covers the most pieces is the outermost. */
function lineOf(pieces: readonly Piece[]): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  for (let at = 0; at < pieces.length;) {
    const rest = pieces.slice(at);
    const [first] = rest as [Piece];
    const [outer] = first.marks.toSorted((a, b) => reach(rest, b) - reach(rest, a) || rank(a) - rank(b));
    if (outer === undefined) {
      nodes.push(first.node.isText ? (first.node.text ?? '') : elementOf(first.node));
      at += 1;
    } else {
      const within = rest
        .slice(0, reach(rest, outer))
        .map(({ node, marks }) => ({ node, marks: outer.removeFromSet(marks) }));
      const element = outer.type.name as RichTextElement;
      nodes.push({ element, ...attributesOf(element, outer.attrs), children: lineOf(within) });
      at += within.length;
    }
  }
  return nodes;
}

/** The parents in which a new paragraph is bare text. */
const bareIn = new Set(['li', 'td', 'th']);

/**
 * Returns whether a paragraph is written without `<p>`. Never next to another bare one, since both would become one
 * line.
 */
function isBare(paragraph: Node, parent: Node, index: number): boolean {
  const wants = (node: Node | undefined) => {
    if (node?.type.name !== 'p') return false;
    const bare: unknown = node.attrs['bare'];
    return bare === true || (bare === null && bareIn.has(parent.type.name));
  };
  const undecided = (node: Node | undefined) => node?.type.name === 'p' && node.attrs['bare'] !== false;
  return (
    wants(paragraph) &&
    !undecided(parent.maybeChild(index - 1) ?? undefined) &&
    !undecided(parent.maybeChild(index + 1) ?? undefined)
  );
}

function inside(node: Node): RichTextNode[] {
  if (node.inlineContent) return lineOf(node.children.map((child) => ({ node: child, marks: child.marks })));
  return node.children.flatMap((child, index) =>
    child.type.name === 'p' && isBare(child, node, index) ? inside(child) : [elementOf(child)],
  );
}

function elementOf(node: Node): RichTextNode {
  const element = node.type.name as RichTextElement;
  const children = inside(node);
  return { element, ...attributesOf(element, node.attrs), ...(children.length === 0 ? {} : { children }) };
}

/** Returns the tree of the editor's document; empty for a document without words, pictures, rules or tables. */
export function treeOf(document: Node): RichTextNode[] {
  let holds = false;
  document.descendants(({ isText, text, type }) => {
    holds ||= (isText && text?.trim() !== '') || ['img', 'hr', 'table'].includes(type.name);
    return !holds;
  });
  return holds ? inside(document) : [];
}
