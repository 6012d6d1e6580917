import { flushSync } from 'react-dom';
import { historyLength } from '../document/history.ts';
import { differingPart } from '../document/typing.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns the event target if it is a text field. Number, date and similar inputs have no caret position. */
function plainField(target: EventTarget | null): Field | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && target.selectionStart !== null ? target : undefined;
}

/** Maps the texts that a field had, as many as steps can be undone, to the position of the caret in them. */
const carets = new WeakMap<Field, Map<string, number>>();

/** Stores the position of the caret. Call it before and after each input event. */
export function rememberCaret({ target }: Event): void {
  const field = plainField(target);
  if (field === undefined) return;
  const texts = carets.get(field) ?? new Map<string, number>();
  carets.set(field, texts);
  texts.delete(field.value);
  texts.set(field.value, field.selectionEnd ?? 0);
  const [oldest] = texts.keys();
  if (texts.size > historyLength && oldest !== undefined) texts.delete(oldest);
}

/**
 * Runs a change, such as an undo, that may replace the text of the focused field. It then sets the caret where it was
 * in that text, or at the end of the change. Browsers would move it to the end of the text.
 */
export function withCaret(change: () => void): void {
  const field = plainField(document.activeElement);
  const before = field?.value ?? '';
  flushSync(change);
  if (field === undefined || field.value === before) return;
  const at = carets.get(field)?.get(field.value) ?? differingPart(before, field.value).endAfter;
  field.setSelectionRange(at, at);
}
