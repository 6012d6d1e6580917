import type { Element, ElementContent, Nodes, Parents } from 'hast';

/** An element of HTML with a name. */
export const isNamed = <Name extends string>(
  node: Nodes | undefined,
  ...names: Name[]
): node is Element & { tagName: Name } => node?.type === 'element' && (names as string[]).includes(node.tagName);

/** A property that is a text; '' for any other. */
export const textIn = (property: Element['properties'][string]): string =>
  typeof property === 'string' ? property : '';

/** The declarations of an element's `style`, by their names in lower case. */
export function styleOf({ properties }: Element): Record<string, string> {
  const declarations = textIn(properties['style'])
    .split(';')
    .map((each) => each.split(':'));
  return Object.fromEntries(
    declarations.flatMap(([name = '', ...value]) =>
      value.length === 0 ? [] : [[name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]],
    ),
  );
}

/** The classes of an element. */
export const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties['className']) ? properties['className'].map(String) : [];

/** The text of a node and all inside. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Puts other nodes in the place of the children of a node and of all nodes below it, from the leaves up. */
export function replaceChildren(
  parent: Parents,
  replace: (node: ElementContent, parent: Parents) => ElementContent[],
): void {
  for (const child of parent.children) if (child.type === 'element') replaceChildren(child, replace);
  parent.children = (parent.children as ElementContent[]).flatMap((child) => replace(child, parent));
}

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });
