/** The number of digits of a code. */
export const codeLength = 6;

/** Extracts the code from a text: the first six consecutive digits (`Kermesse: 407 121`), otherwise all digits. */
export function extractCode(text: string): string {
  const together = text.replaceAll(/(?<=\d)[\s\u2010-\u2015-](?=\d)/gu, '');
  return (/\d{6}/.exec(together)?.[0] ?? text.replaceAll(/\D/g, '')).slice(0, codeLength);
}
