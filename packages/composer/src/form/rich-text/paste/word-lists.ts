import type { Element, ElementContent, Parents } from 'hast';
import { classesOf, element, isNamed, styleOf, textOf } from './tree.ts';

/** A paragraph of Word that is a list item, with its level and number. */
interface Item {
  level: number;
  ordered: boolean;
  start: string | undefined;
  content: ElementContent[];
}

const isMarker = (node: ElementContent): boolean => node.type === 'element' && styleOf(node)['mso-list'] === 'ignore';

/** Returns the bullet or number that Word writes as text before an item; '' if there is none. */
function markerIn(nodes: readonly ElementContent[]): string {
  for (const node of nodes) {
    if (isMarker(node)) return textOf(node).trim();
    const inside = node.type === 'element' ? markerIn(node.children) : '';
    if (inside !== '') return inside;
  }
  return '';
}

/** Removes Word's bullets and numbers. */
export function withoutMarkers(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes
    .filter((node) => !isMarker(node))
    .map((node) => (node.type === 'element' ? { ...node, children: withoutMarkers(node.children) } : node));
}

function itemOf(node: ElementContent): Item | undefined {
  if (!isNamed(node, 'p', 'div')) return undefined;
  const list = styleOf(node)['mso-list'] ?? '';
  const level = /level(\d)/.exec(list)?.[1];
  const listed =
    level !== undefined ||
    classesOf(node).some((name) => name.startsWith('MsoListBullet') || name.startsWith('MsoListNumber'));
  if (!listed) return undefined;
  const marker = markerIn(node.children);
  const number = /^\(?([\da-z]+)[.)]/i.exec(marker)?.[1];
  const start = number !== undefined && /^\d+$/.test(number) && number !== '1' ? number : undefined;
  return { level: Number(level ?? 1), ordered: number !== undefined, start, content: withoutMarkers(node.children) };
}

/** Converts items to lists. Deeper items are nested in the item before them. */
function listsOf(items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  for (let at = 0; at < items.length;) {
    const [first, ...rest] = items.slice(at) as [Item, ...Item[]];
    const end = rest.findIndex(({ level }) => level <= first.level);
    const deeper = end === -1 ? rest : rest.slice(0, end);
    const name = first.ordered ? 'ol' : 'ul';
    const item = element('li', [...first.content, ...listsOf(deeper)]);
    const last = lists.at(-1);
    if (last?.tagName === name) last.children.push(item);
    else lists.push(element(name, [item], first.start === undefined ? {} : { start: Number(first.start) }));
    at += deeper.length + 1;
  }
  return lists;
}

/** Converts the paragraphs that Word writes for lists to lists. */
export function makeWordLists(parent: Parents): void {
  const children: ElementContent[] = [];
  let items: Item[] = [];
  const end = () => {
    children.push(...listsOf(items));
    items = [];
  };
  for (const child of parent.children as ElementContent[]) {
    const item = itemOf(child);
    if (item !== undefined) items.push(item);
    else if (items.length === 0 || child.type !== 'text' || child.value.trim() !== '') {
      end();
      if (child.type === 'element') makeWordLists(child);
      children.push(child);
    }
  }
  end();
  parent.children = children;
}
