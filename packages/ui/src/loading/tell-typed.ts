type Field = HTMLInputElement | HTMLTextAreaElement;

const writes = (field: Field, text: string) => {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
};

function tell(field: Field, typed: string): void {
  // React compares with what it has last seen.
  field.value = '';
  writes(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Tells React what was typed into the server's HTML before it took the fields over; without it the first change would
 * put back what they began with.
 *
 * Call it in a layout effect of the fields' container: before that React does not receive their events, and soon
 * afterwards it may have reset them. The events are dispatched just after that effect: during it React would not render
 * their values, and would restore the former ones.
 */
export function tellTyped(within: ParentNode): void {
  const fields = within.querySelectorAll<Field>('input:not([type=checkbox], [type=radio], [type=file]), textarea');
  const typed = [...fields]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [field, field.value] as const);
  queueMicrotask(() => typed.forEach(([field, text]) => tell(field, text)));
}
