import type { Node } from '@tiptap/pm/model';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/** How many documents a caret is remembered for: as many as there are steps to undo. */
const mostCarets = 100;

/** Where the caret was in a document before somebody changed it: an undo brings both back. */
export interface Carets {
  /** Remembers the caret of the document that a change is made to; `caret` is where the editor has it before the change. */
  remember(transaction: Transaction, caret: number): void;
  /** The position in a document that is shown again; undefined where nothing was written in it. */
  of(doc: Node): number | undefined;
}

export function createCarets(): Carets {
  let known: { doc: Node; at: number }[] = [];
  return {
    remember({ before, steps }, caret) {
      const [step] = steps;
      if (!(step instanceof ReplaceStep)) return;
      // A letter is removed on either side of the caret. One that the editor has not followed yet is where the change ends.
      const at = caret >= step.from && caret <= step.to ? caret : step.to;
      known = [{ doc: before, at }, ...known].slice(0, mostCarets);
    },
    of: (doc) => known.find((each) => each.doc.eq(doc))?.at,
  };
}

/**
 * A transaction that makes another document of the one in the editor by replacing only what differs. The caret goes where it
 * is known to have been (`caret`), else where something changed. Undefined when nothing differs.
 */
export function becoming({ doc, tr }: EditorState, next: Node, caret?: number): Transaction | undefined {
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return undefined;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [to, nextTo] = [end.a + overlap, end.b + overlap];
  tr.replace(start, to, next.slice(start, nextTo));
  // The difference of two attributes, say, is none that a slice can express.
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(caret ?? nextTo, tr.doc.content.size)), -1));
}
