import type { PathKey } from '@kermesse/sections/faults';
import type { TiptapEditorHTMLElement } from '@tiptap/core';

/** The text box of a rich text field, before which it has the buttons of its toolbar. */
const richTextBox = '[contenteditable="true"], [role="textbox"]';

const focusable = `input:not([type="hidden"]), textarea, select, button, ${richTextBox}`;

/** Returns the control of a field in a language; null if the field is not translatable. */
const controlIn = (field: Element, locale: string): TiptapEditorHTMLElement | null =>
  field.querySelector(`:is(input, textarea, ${richTextBox})[lang="${locale}"]`);

/** Returns the selector of the element of a field or of a list's item, by its path. */
export const selectorOfField = (keys: readonly PathKey[]): string =>
  `[data-keys='${CSS.escape(JSON.stringify(keys))}']`;

/**
 * Focuses the control of a field, in a language if it has several, without scrolling. The caret moves to the end of a
 * text, so that typing continues it.
 */
export function focusField(field: Element, locale?: string): void {
  const control =
    (locale === undefined ? null : controlIn(field, locale)) ??
    field.querySelector<TiptapEditorHTMLElement>(richTextBox) ??
    field.querySelector<TiptapEditorHTMLElement>(focusable);
  if (control === null) return;
  control.focus({ preventScroll: true });
  control.editor?.commands.focus('end', { scrollIntoView: false });
  // Number, date and similar inputs have no caret position.
  if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.selectionEnd !== null))
    control.setSelectionRange(control.value.length, control.value.length);
}
