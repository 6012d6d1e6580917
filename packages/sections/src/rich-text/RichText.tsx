import { createElement, Fragment, type ReactNode } from 'react';
import type { RichTextNode } from './nodes.ts';
import { Body, TableScroller } from './rich-text.styles.ts';

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
  const element = createElement(
    node.element,
    { ...picture, ...node.attributes, key },
    ...(node.children ?? []).map(toReact),
  );
  return node.element === 'table' ? <TableScroller key={key}>{element}</TableScroller> : element;
}

export interface RichTextProps {
  /** The content, as `sanitizeHtml` returns it. */
  nodes: RichTextNode[];
  /** Whether the first letter of the first paragraph is three lines tall. */
  dropCap?: boolean;
}

/** Renders a sanitised rich text as React elements without styles, for places that have their own. */
export const richTextElements = (nodes: RichTextNode[]): ReactNode => nodes.map(toReact);

/** Renders a sanitised rich text as React elements, without raw HTML. */
export function RichText({ nodes, dropCap = false }: RichTextProps) {
  return <Body data-drop-cap={dropCap ? '' : undefined}>{richTextElements(nodes)}</Body>;
}
