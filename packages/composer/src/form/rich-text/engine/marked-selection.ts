import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Marks the selected text while the editor has no focus: browsers show only the selection of the focused text. */
export const markedSelection = Extension.create({
  name: 'markedSelection',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations: ({ doc, selection: { from, to } }) =>
            editor.isFocused ? null : DecorationSet.create(doc, [Decoration.inline(from, to, { class: 'selection' })]),
        },
      }),
    ];
  },
});
