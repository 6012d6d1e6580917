import { createElement, Fragment, useId, type ReactNode } from 'react';
import type { RichTextNode } from './nodes.ts';
import { Body, TableScroller } from './rich-text.styles.ts';

type ElementNode = Exclude<RichTextNode, string>;

const isEmpty = ({ children = [] }: ElementNode): boolean =>
  children.every((child) =>
    typeof child === 'string' ? child.trim() === '' : child.element !== 'img' && isEmpty(child),
  );

/** The elements of headings below the title of a section that is not the first of its page, which is an `h2`. */
const lowerHeadings: Readonly<Record<string, string>> = { h2: 'h3', h3: 'h4', h4: 'h5' };

type Options = Partial<Pick<RichTextProps, 'tableName' | 'nested'>>;

/**
 * Renders a node as a React element. A header cell without text becomes an ordinary cell, because it labels nothing.
 * With a `tableName`, visitors can scroll tables with the keyboard; those without a caption have this name.
 */
function toReact(node: RichTextNode, key: number, options: Options): ReactNode {
  const { tableName, nested = false } = options;
  if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>;
  if (node.element === 'th' && isEmpty(node)) return createElement('td', { key });
  if (node.element === 'table' && tableName !== undefined)
    return <NamedTable key={key} table={node} {...options} tableName={tableName} />;
  const picture = node.element === 'img' ? { loading: 'lazy', decoding: 'async', alt: '' } : {};
  const element = createElement(
    (nested ? lowerHeadings[node.element] : undefined) ?? node.element,
    { ...picture, ...node.attributes, key },
    ...(node.children ?? []).map((child, index) => toReact(child, index, options)),
  );
  return node.element === 'table' ? <TableScroller key={key}>{element}</TableScroller> : element;
}

/** A table in a scroller that takes the focus, because not all browsers scroll others with the keyboard. */
function NamedTable({ table, ...options }: { table: ElementNode; tableName: string } & Options) {
  const captionId = useId();
  const { children = [] } = table;
  const caption = children.find(
    (child): child is ElementNode => typeof child !== 'string' && child.element === 'caption' && !isEmpty(child),
  );
  const name = caption === undefined ? { 'aria-label': options.tableName } : { 'aria-labelledby': captionId };
  return (
    <TableScroller role="group" tabIndex={0} {...name}>
      <table {...table.attributes}>
        {children.map((child, index) =>
          toReact(
            child === caption ? { ...caption, attributes: { ...caption.attributes, id: captionId } } : child,
            index,
            options,
          ),
        )}
      </table>
    </TableScroller>
  );
}

export interface RichTextProps {
  /** The content, as `sanitizeHtml` returns it. */
  nodes: RichTextNode[];
  /** The accessible name of a table without a caption. */
  tableName: string;
  /** Whether an `h2` precedes the text, so that its headings begin at the next level. They look the same. */
  nested?: boolean;
  /** Whether the first letter of the first paragraph is three lines tall. */
  dropCap?: boolean;
}

const elements = (nodes: RichTextNode[], options: Options = {}): ReactNode =>
  nodes.map((node, index) => toReact(node, index, options));

/** Renders a sanitised rich text as React elements without styles, for places that have their own. */
export const richTextElements = (nodes: RichTextNode[]): ReactNode => elements(nodes);

/** Renders a sanitised rich text as React elements, without raw HTML. */
export function RichText({ nodes, tableName, nested = false, dropCap = false }: RichTextProps) {
  return (
    <Body data-nested={nested ? '' : undefined} data-drop-cap={dropCap ? '' : undefined}>
      {elements(nodes, { tableName, nested })}
    </Body>
  );
}
