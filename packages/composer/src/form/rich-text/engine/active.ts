import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, type EditorState } from '@tiptap/pm/state';
import { cellAt } from './tables.ts';

/** A picture in a rich text: one file, with its size in pixels if known. */
export interface TextPicture {
  src: string;
  alt: string;
  width?: string;
  height?: string;
}

/** The formatting at the selection, for the state of the toolbar. */
export interface Active {
  names: readonly string[];
  /** The address of the link at the selection; undefined outside of links. */
  href: string | undefined;
  /** Whether a link can be set at the selection: see {@link canLink}. */
  linkable: boolean;
  /** The selected picture. */
  picture: TextPicture | undefined;
  inTable: boolean;
}

const watched = ['strong', 'em', 's', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'a'];

function pictureOf({ attrs: { src, alt, width, height } }: Node): TextPicture {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { src: textOf(src) ?? '', alt: textOf(alt) ?? '', width: textOf(width), height: textOf(height) };
}

/**
 * Returns whether a link can be set: at a caret, which inserts its text, and on selected text or pictures. A selection
 * of only a paragraph or line break has nothing that can be a link.
 */
export function canLink({ selection: { empty, from, to }, doc }: EditorState): boolean {
  let found = empty;
  doc.nodesBetween(from, to, ({ isInline, type: { name } }) => {
    found ||= isInline && name !== 'br';
  });
  return found;
}

/** Returns the formatting at the selection of an editor. */
export function getActiveFormats(editor: Editor): Active {
  const { selection } = editor.state;
  const link = editor.getAttributes('a')['href'] as unknown;
  const node = selection instanceof NodeSelection && selection.node.type.name === 'img' ? selection.node : undefined;
  return {
    names: watched.filter((name) => editor.isActive(name)),
    linkable: canLink(editor.state),
    href: typeof link === 'string' ? link : undefined,
    picture: node && pictureOf(node),
    inTable: cellAt(selection.$from) !== undefined,
  };
}
