import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns the event target if it is a text field. Number, date and similar inputs have no caret position. */
function plainField(target: EventTarget | null): Field | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && target.selectionStart !== null ? target : undefined;
}

/** The maximum number of texts per field whose caret is remembered: the number of steps to undo. */
const maximumTexts = 100;
/** Maps each text that a field had to the position of the caret in it. */
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
  if (texts.size > maximumTexts && oldest !== undefined) texts.delete(oldest);
}

/** Returns the end of the difference between two texts, as an offset in the second one. */
export function endOfChange(before: string, after: string): number {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < least - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return after.length - same;
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
  const at = carets.get(field)?.get(field.value) ?? endOfChange(before, field.value);
  field.setSelectionRange(at, at);
}
