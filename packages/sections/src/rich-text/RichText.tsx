import { createElement, Fragment, type ReactNode } from 'react';
import type { RichTextNode } from './nodes.ts';

const isEmpty = ({ children = [] }: Exclude<RichTextNode, string>): boolean =>
  children.every((child) =>
    typeof child === 'string' ? child.trim() === '' : child.element !== 'img' && isEmpty(child),
  );

/** A header cell without a text names nothing: it becomes an ordinary cell. */
function toReact(node: RichTextNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  if (node.element === 'th' && isEmpty(node)) return createElement('td', { key });
  const picture = node.element === 'img' ? { loading: 'lazy', decoding: 'async', alt: '' } : {};
  return createElement(node.element, { ...picture, ...node.attributes, key }, ...(node.children ?? []).map(toReact));
}

/** A sanitised rich text as elements, one by one; there is no HTML left in it. */
export function RichText({ nodes }: { nodes: RichTextNode[] }) {
  return nodes.map(toReact);
}
