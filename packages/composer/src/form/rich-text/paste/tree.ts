import type { Element, ElementContent, Nodes, Parents } from 'hast';

/** Returns whether a node is an element with one of these names. */
export const isNamed = <Name extends string>(
  node: Nodes | undefined,
  ...names: Name[]
): node is Element & { tagName: Name } => node?.type === 'element' && (names as string[]).includes(node.tagName);

/** Returns a property that is a string; '' for any other. */
export const stringProperty = (property: Element['properties'][string]): string =>
  typeof property === 'string' ? property : '';

/** Returns the declarations of an element's `style`, by lower-case name. */
export function styleOf({ properties }: Element): Record<string, string> {
  const declarations = stringProperty(properties['style'])
    .split(';')
    .map((each) => each.split(':'));
  return Object.fromEntries(
    declarations.flatMap(([name = '', ...value]) =>
      value.length === 0 ? [] : [[name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]],
    ),
  );
}

/** Returns the classes of an element. */
export const classesOf = ({ properties }: Element): string[] =>
  Array.isArray(properties['className']) ? properties['className'].map(String) : [];

/** Returns the text of a node and all its descendants. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Replaces the children of a node and of all its descendants, from the leaves up. */
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
