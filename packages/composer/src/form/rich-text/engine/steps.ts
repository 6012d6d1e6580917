import { ReplaceStep } from '@tiptap/pm/transform';
import type { Transaction } from '@tiptap/pm/state';

/** The number of letters after which the next word begins a new step. */
const long = 30;

interface Change {
  kind: 'insert' | 'delete';
  from: number;
  to: number;
  text: string;
}

/** Returns the change of text within one line, as typing makes it; undefined for any other change. */
function lettersOf(transaction: Transaction): Change | undefined {
  const [step, ...others] = transaction.steps;
  if (others.length > 0 || !(step instanceof ReplaceStep)) return undefined;
  const { from, to, slice } = step;
  const { content } = slice;
  const plain =
    slice.openStart === 0 && slice.openEnd === 0 && content.childCount <= 1 && (content.firstChild?.isText ?? true);
  const before = transaction.docs[0]?.resolve(from);
  if (!plain || before === undefined || !before.parent.isTextblock || to > before.end()) return undefined;
  const text = content.firstChild?.text ?? '';
  return { kind: text === '' ? 'delete' : 'insert', from, to, text };
}

/** Splits changes into undo steps: typing or deleting in one place, up to the end of a word. */
export function createSteps() {
  let last: { kind: Change['kind']; at: number; letters: number } | undefined;
  /** ProseMirror's number of the input method's composition. */
  let composition: unknown;
  return {
    /** Returns whether a change begins a new step. */
    begins(transaction: Transaction): boolean {
      const change = lettersOf(transaction);
      const before = composition;
      composition = transaction.getMeta('composition') as unknown;
      // True for every change of a composition after the first, including a cancelled one.
      const composing = composition !== undefined && composition === before;
      if (change === undefined) {
        last = undefined;
        return !composing;
      }
      const { kind, from, to, text } = change;
      const continues =
        last !== undefined && last.kind === kind && (to === last.at || (kind === 'delete' && from === last.at));
      const line = transaction.docs[0]?.resolve(from);
      const afterSpace =
        line !== undefined && /\s$/.test(line.parent.textBetween(0, line.parentOffset, undefined, '.'));
      const newWord = kind === 'insert' && afterSpace && !/^\s/.test(text) && (last?.letters ?? 0) >= long;
      const begins = !composing && (!continues || newWord);
      last = { kind, at: from + text.length, letters: (begins ? 0 : (last?.letters ?? 0)) + text.length };
      return begins;
    },
    /** Ends the step: the next change begins a new one. */
    end() {
      last = undefined;
    },
  };
}
