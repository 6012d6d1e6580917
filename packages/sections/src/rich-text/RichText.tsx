import { createElement, Fragment, type ReactNode } from 'react';
import type { RichTextNode } from './nodes.ts';

const isEmpty = ({ children = [] }: Exclude<RichTextNode, string>): boolean =>
  children.every((child) =>
    typeof child === 'string' ? child.trim() === '' : child.element !== 'img' && isEmpty(child),
  );

/**
 * Renders a node as a React element. A header cell without text becomes an ordinary cell, because it labels nothing.
 */
function toReact(node: RichTextNode, key: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  if (node.element === 'th' && isEmpty(node)) return createElement('td', { key });
  const picture = node.element === 'img' ? { loading: 'lazy', decoding: 'async', alt: '' } : {};
  return createElement(node.element, { ...picture, ...node.attributes, key }, ...(node.children ?? []).map(toReact));
}

/** Renders a sanitised rich text as React elements, without raw HTML. */
export function RichText({ nodes }: { nodes: RichTextNode[] }) {
  return nodes.map(toReact);
}
