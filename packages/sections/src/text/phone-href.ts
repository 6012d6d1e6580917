/**
 * Returns the phone link of the first number in a text: `+228 22 21 55 40 / …` → `tel:+22822215540`. A number ends at a
 * letter: an extension is not part of it. Undefined for a text without digits.
 */
export function phoneHref(phone: string): string | undefined {
  const first = /\+?[\s(]*\d[\d\s().·‑-]*/.exec(phone)?.[0];
  return first && `tel:${first.replaceAll(/[^+\d]/g, '')}`;
}
