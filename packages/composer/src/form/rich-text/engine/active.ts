import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { cellAt } from './tables.ts';

/** The formatting at the selection, for the state of the toolbar. */
export interface Active {
  names: readonly string[];
  /** The address of the link at the selection; undefined outside of links. */
  href: string | undefined;
  /** The attributes of the selected picture. */
  picture: { src: string; alt: string } | undefined;
  inTable: boolean;
}

const watched = ['strong', 'em', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'a'];
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the formatting at the selection of an editor. */
export function getActiveFormats(editor: Editor): Active {
  const { selection } = editor.state;
  const link = editor.getAttributes('a')['href'] as unknown;
  const node = selection instanceof NodeSelection && selection.node.type.name === 'img' ? selection.node : undefined;
  return {
    names: watched.filter((name) => editor.isActive(name)),
    href: typeof link === 'string' ? link : undefined,
    picture: node === undefined ? undefined : { src: textOf(node.attrs['src']), alt: textOf(node.attrs['alt']) },
    inTable: cellAt(selection.$from) !== undefined,
  };
}
