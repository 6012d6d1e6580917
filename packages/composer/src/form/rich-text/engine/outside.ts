import type { Node } from '@tiptap/pm/model';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { historyLength } from '../../../document/history.ts';

/** The carets of documents before they changed, as many as steps can be undone, so that an undo can restore them. */
export interface Carets {
  /** Remembers the caret of the document before a change. `caret` is its position in the editor before the change. */
  remember(transaction: Transaction, caret: number): void;
  /** Returns the remembered position in a document that is shown again; undefined if there is none. */
  of(doc: Node): number | undefined;
}

export function createCarets(): Carets {
  let known: { doc: Node; at: number }[] = [];
  return {
    remember({ before, steps }, caret) {
      const [step] = steps;
      if (!(step instanceof ReplaceStep)) return;
      // The editor's caret, if it is within the change. Otherwise the editor has not updated it yet, and the change
      // ends at the caret.
      const at = caret >= step.from && caret <= step.to ? caret : step.to;
      known = [{ doc: before, at }, ...known].slice(0, historyLength);
    },
    of: (doc) => known.find((each) => each.doc.eq(doc))?.at,
  };
}

/**
 * Creates a transaction that turns the editor's document into another one by replacing only what differs. It sets the
 * caret to `caret`, or else to the end of the change. Returns undefined when nothing differs.
 */
export function createReplacement({ doc, tr }: EditorState, next: Node, caret?: number): Transaction | undefined {
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return undefined;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [to, nextTo] = [end.a + overlap, end.b + overlap];
  tr.replace(start, to, next.slice(start, nextTo));
  // A slice cannot express some differences, such as those of attributes.
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(caret ?? nextTo, tr.doc.content.size)), -1));
}
