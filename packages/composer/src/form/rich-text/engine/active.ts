import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { cellAt } from './tables.ts';

/** What the selection is in: what the toolbar shows as pressed. */
export interface Active {
  names: readonly string[];
  /** Where the link that the selection is in leads; undefined outside of links. */
  href: string | undefined;
  /** The attributes of the picture that is selected. */
  picture: { src: string; alt: string } | undefined;
  inTable: boolean;
}

const watched = ['strong', 'em', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'a'];
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the selection of an editor is in. */
export function activeIn(editor: Editor): Active {
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
