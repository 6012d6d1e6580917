type Field = HTMLInputElement | HTMLTextAreaElement;

const setValue = (field: Field, text: string) => {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
};

function reportInput(field: Field, typed: string): void {
  // React ignores an input event whose value equals the one it last saw.
  field.value = '';
  setValue(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const textFieldsIn = (within: ParentNode) => [
  ...within.querySelectorAll<Field>('input:not([type=checkbox], [type=radio], [type=file]), textarea'),
];

/** Returns the fields in which text was typed before hydration, or which the browser has restored. */
export function typedFieldsIn(within: ParentNode): Field[] {
  return textFieldsIn(within).filter(({ value, defaultValue }) => value !== defaultValue);
}

function makeTextRestorable(): void {
  for (const field of textFieldsIn(document)) {
    if (field instanceof HTMLTextAreaElement) continue;
    const text = field.value;
    field.defaultValue = '';
    // A field that nobody has changed shows its attribute.
    field.value = text;
  }
}

/**
 * Lets the browser restore text on Back and when a phone has discarded the page. Chrome and Safari restore only text
 * that differs from the `value` attribute, into which React writes every text. They never restore passwords.
 */
export function keepTextRestorable(): void {
  // React writes the attributes again with the next change.
  document.addEventListener('visibilitychange', () => document.hidden && makeTextRestorable());
}

/**
 * Informs React about text that was typed into server-rendered fields before hydration. Without it, the first change
 * would restore the initial values.
 *
 * Call it in a layout effect of the fields' container: earlier, React does not receive their events, and soon
 * afterwards it may have reset the fields. The events are dispatched just after that effect: during the effect React
 * would not render the values and would restore the former ones.
 */
export function reportTypedInput(within: ParentNode): void {
  const typed = typedFieldsIn(within).map((field) => [field, field.value] as const);
  queueMicrotask(() => typed.forEach(([field, text]) => reportInput(field, text)));
}
