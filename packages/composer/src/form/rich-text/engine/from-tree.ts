import type { RichTextElement, RichTextNode } from '@kermesse/sections/rich-text-nodes';
import type { JSONContent } from '@tiptap/core';
import { isInline, isMark, roles } from './roles.ts';

type Element = Exclude<RichTextNode, string>;
type Marks = NonNullable<JSONContent['marks']>;

const blank = /^[ \t\r\n\f]*$/;
const childrenOf = ({ children = [] }: Element) => children;
const isElement = (node: RichTextNode, ...names: RichTextElement[]): node is Element =>
  typeof node !== 'string' && names.includes(node.element);

/** Returns whether a node and all its content are inline. */
const isLine = (node: RichTextNode): boolean =>
  typeof node === 'string' || (isInline(node.element) && childrenOf(node).every(isLine));

/** Converts nodes to inline content. A block inside leaves only its text. White space collapses as in browsers. */
function line(nodes: readonly RichTextNode[], marks: Marks): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    if (typeof node === 'string') {
      const text = node.replaceAll(/[ \t\r\n\f]+/g, ' ');
      return text === '' ? [] : [{ type: 'text', text, marks }];
    }
    const { element, attributes } = node;
    if (isMark(element)) return line(childrenOf(node), withMark(marks, node));
    if (roles[element] === 'inline') return [{ type: element, attrs: attributes, marks }];
    return line([' ', ...childrenOf(node), ' '], marks);
  });
}

const excluding: Partial<Record<string, string>> = { sub: 'sup', sup: 'sub' };

function withMark(marks: Marks, { element, attributes }: Element): Marks {
  return [
    ...marks.filter(({ type }) => type !== element && type !== excluding[element]),
    { type: element, attrs: attributes },
  ];
}

/** Removes the spaces of a line that browsers do not show: at its ends and after other spaces. */
function trimmed(content: JSONContent[]): JSONContent[] {
  const kept: JSONContent[] = [];
  for (const node of content) {
    const before = kept.at(-1);
    const opens = before === undefined || before.type === 'br' || before.text?.endsWith(' ') === true;
    const text = opens ? node.text?.replace(/^ /, '') : node.text;
    if (text !== '') kept.push(text === undefined ? node : { ...node, text });
  }
  const last = kept.at(-1);
  if (last?.text?.endsWith(' ') !== true) return kept;
  const text = last.text.slice(0, -1);
  return [...kept.slice(0, -1), ...(text === '' ? [] : [{ ...last, text }])];
}

const lineOf = (nodes: readonly RichTextNode[], marks: Marks = []) => trimmed(line(nodes, marks));

const paragraph = (content: JSONContent[], bare: boolean | null): JSONContent => ({
  type: 'p',
  attrs: { bare },
  content,
});

function tableOf(node: Element): JSONContent[] {
  const parts = childrenOf(node).map((part): RichTextNode =>
    isElement(part, 'tr') ? { element: 'tbody', children: [part] } : part,
  );
  const sections = parts.flatMap((part): JSONContent[] => {
    if (!isElement(part, 'thead', 'tbody')) return [];
    const rows = childrenOf(part).flatMap((row): JSONContent[] => {
      const cells = isElement(row, 'tr') ? childrenOf(row).filter((cell) => isElement(cell, 'td', 'th')) : [];
      return cells.length === 0
        ? []
        : [
            {
              type: 'tr',
              content: cells.map((cell) => ({
                type: cell.element,
                attrs: cell.attributes,
                content: atLeastOne(blocks(childrenOf(cell))),
              })),
            },
          ];
    });
    return rows.length === 0 ? [] : [{ type: part.element, content: rows }];
  });
  const captions = parts.filter((part) => isElement(part, 'caption'));
  if (sections.length === 0) return captions.map((caption) => paragraph(lineOf(childrenOf(caption)), false));
  const caption = captions.length === 0 ? [] : [{ type: 'caption', content: lineOf(captions.flatMap(childrenOf)) }];
  return [{ type: 'table', content: [...caption, ...sections] }];
}

/** Converts the items of a list. Other nodes between them join the item before, as Google Docs writes nested lists. */
function itemsOf(nodes: readonly RichTextNode[], marks: Marks): JSONContent[] {
  const items: RichTextNode[][] = [];
  for (const node of nodes) {
    if (isElement(node, 'li')) items.push([...childrenOf(node)]);
    else if (typeof node !== 'string' || !blank.test(node)) {
      const last = items.at(-1);
      if (last === undefined) items.push([node]);
      else last.push(node);
    }
  }
  return items.map((children) => ({ type: 'li', content: atLeastOne(blocks(children, marks)) }));
}

const atLeastOne = (content: JSONContent[]) => (content.length === 0 ? [paragraph([], null)] : content);

function blockOf(node: Element, marks: Marks, inFigure: boolean): JSONContent[] {
  const { element, attributes } = node;
  const children = childrenOf(node);
  if (isMark(element)) return blocks(children, withMark(marks, node));
  if (element === 'table') return tableOf(node);
  if (element === 'ul' || element === 'ol') {
    const items = itemsOf(children, marks);
    return items.length === 0 ? [] : [{ type: element, attrs: attributes, content: items }];
  }
  if (element === 'figcaption' && inFigure) return [{ type: element, content: lineOf(children, marks) }];
  if (element === 'p' || element === 'figcaption' || element === 'caption')
    return [paragraph(lineOf(children, marks), false)];
  if (roles[element] === 'text') return [{ type: element, content: lineOf(children, marks) }];
  if (roles[element] === 'leaf') return [{ type: element }];
  if (element === 'blockquote' || element === 'figure')
    return [{ type: element, content: atLeastOne(blocks(children, marks, element === 'figure')) }];
  // A part of a table without a table.
  return blocks(children, marks);
}

/** Converts nodes to blocks: inline nodes become bare paragraphs, items without a list become a list. */
function blocks(nodes: readonly RichTextNode[], marks: Marks = [], inFigure = false): JSONContent[] {
  const made: JSONContent[] = [];
  let run: RichTextNode[] = [];
  let items: Element[] = [];
  const endRun = () => {
    const content = lineOf(run, marks);
    if (content.length > 0) made.push(paragraph(content, true));
    run = [];
  };
  const endItems = () => {
    if (items.length > 0) made.push({ type: 'ul', content: itemsOf(items, marks) });
    items = [];
  };
  for (const node of nodes) {
    if (isLine(node)) {
      if (items.length > 0 && typeof node === 'string' && blank.test(node)) continue;
      endItems();
      run.push(node);
    } else if (isElement(node, 'li')) {
      endRun();
      items.push(node);
    } else if (typeof node !== 'string') {
      endRun();
      endItems();
      made.push(...blockOf(node, marks, inFigure));
    }
  }
  endRun();
  endItems();
  return made;
}

/** Converts a sanitised text to the editor's document. No text is lost: a misplaced element leaves its content. */
export function documentOf(nodes: readonly RichTextNode[]): JSONContent {
  return { type: 'doc', content: atLeastOne(blocks(nodes)) };
}
