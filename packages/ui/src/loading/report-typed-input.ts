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

/** Returns the fields in which text was typed before hydration. */
export function typedFieldsIn(within: ParentNode): Field[] {
  const fields = within.querySelectorAll<Field>('input:not([type=checkbox], [type=radio], [type=file]), textarea');
  return [...fields].filter(({ value, defaultValue }) => value !== defaultValue);
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
