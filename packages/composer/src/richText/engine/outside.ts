import type { Node } from '@tiptap/pm/model';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

/**
 * A transaction that makes another document of the one in the editor by replacing only what differs, so that the caret
 * goes where something changed, as it does after an undo. Undefined when nothing differs.
 */
export function becoming({ doc, tr }: EditorState, next: Node): Transaction | undefined {
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return undefined;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [to, nextTo] = [end.a + overlap, end.b + overlap];
  tr.replace(start, to, next.slice(start, nextTo));
  // The difference of two attributes, say, is none that a slice can express.
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(nextTo, tr.doc.content.size)), -1));
}
