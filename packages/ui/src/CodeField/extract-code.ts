/**
 * Extracts a code of `length` digits from a text: the first consecutive digits of that length (`Kermesse: 407 121`),
 * otherwise all digits. Full-width digits count.
 */
export function extractCode(text: string, length: number): string {
  const joined = text.normalize('NFKC').replaceAll(/(?<=\d)[\s\u2010-\u2015-](?=\d)/gu, '');
  return (new RegExp(`\\d{${length}}`).exec(joined)?.[0] ?? joined.replaceAll(/\D/g, '')).slice(0, length);
}

/**
 * Returns the code of a field whose text has changed. A text that is inserted before or after a complete code replaces
 * it, unless it contains no digits.
 */
export function replaceCode(previous: string, text: string, length: number): string {
  if (previous.length < length || !text.includes(previous)) return extractCode(text, length);
  return extractCode(text.replace(previous, ''), length) || previous;
}
