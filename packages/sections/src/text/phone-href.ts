/**
 * Returns the phone link of the first number in a text: `+228 22 21 55 40 / …` → `tel:+22822215540`. Undefined for a
 * text without digits.
 */
export function phoneHref(phone: string): string | undefined {
  const [first = phone] = phone.split(/[/,;]| ou | or /);
  return /\d/.test(first) ? `tel:${first.replaceAll(/[^+\d]/g, '')}` : undefined;
}
