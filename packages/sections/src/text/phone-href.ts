/** Returns the phone link of the first number in a text: `+228 22 21 55 40 / …` → `tel:+22822215540`. */
export function phoneHref(phone: string): string {
  const [first = phone] = phone.split(/[/,;]| ou | or /);
  return `tel:${first.replaceAll(/[^+\d]/g, '')}`;
}
