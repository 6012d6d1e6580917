/**
 * Extracts a code of `length` digits from a text: the first consecutive digits of that length (`Kermesse: 407 121`),
 * otherwise all digits.
 */
export function extractCode(text: string, length: number): string {
  const together = text.replaceAll(/(?<=\d)[\s\u2010-\u2015-](?=\d)/gu, '');
  return (new RegExp(`\\d{${length}}`).exec(together)?.[0] ?? text.replaceAll(/\D/g, '')).slice(0, length);
}
