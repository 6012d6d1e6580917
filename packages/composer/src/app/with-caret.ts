import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field of plain text; numbers, dates and the like have no caret that can be placed. */
function plainField(target: EventTarget | null): Field | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && target.selectionStart !== null ? target : undefined;
}

/** How many texts of a field a caret is remembered for: as many as there are steps to undo. */
const mostTexts = 100;
/** For each text that a field had, where the caret was in it. */
const carets = new WeakMap<Field, Map<string, number>>();

/** Remembers the caret: called before each input and after it. */
export function rememberCaret({ target }: Event): void {
  const field = plainField(target);
  if (field === undefined) return;
  const texts = carets.get(field) ?? new Map<string, number>();
  carets.set(field, texts);
  texts.delete(field.value);
  texts.set(field.value, field.selectionEnd ?? 0);
  const [oldest] = texts.keys();
  if (texts.size > mostTexts && oldest !== undefined) texts.delete(oldest);
}

/** The end of what differs between two texts, counted in the second one. */
export function endOfChange(before: string, after: string): number {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < least - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return after.length - same;
}

/**
 * Carries out a change, such as an undo, that may give the focused field another text: the caret goes where it was in that
 * text, or where the text changed, instead of to its end, where browsers put it.
 */
export function withCaret(change: () => void): void {
  const field = plainField(document.activeElement);
  const before = field?.value ?? '';
  flushSync(change);
  if (field === undefined || field.value === before) return;
  const at = carets.get(field)?.get(field.value) ?? endOfChange(before, field.value);
  field.setSelectionRange(at, at);
}
