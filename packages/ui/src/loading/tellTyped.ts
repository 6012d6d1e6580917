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
 * To be called in a layout effect of what holds the fields: before that React does not hear them, however much its
 * elements look as if it did, and soon afterwards it may have emptied them. They are told just after that effect: during
 * it React would not render what it hears, and put back what stood there before.
 */
export function tellTyped(within: ParentNode): void {
  const fields = within.querySelectorAll<Field>('input:not([type=checkbox], [type=radio], [type=file]), textarea');
  const typed = [...fields]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => [field, field.value] as const);
  queueMicrotask(() => typed.forEach(([field, text]) => tell(field, text)));
}
