/** Returns a field's value as the text of an input: JSON, unless it is a text or missing. */
export function inputText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}
