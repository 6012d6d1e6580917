/** How many digits a code has. */
export const codeLength = 6;

/** The code in what was typed or pasted: its first six digits in a row (`Kermesse: 407 121`), else whatever digits there are. */
export function codeIn(text: string): string {
  const together = text.replaceAll(/(?<=\d)[\s\u2010-\u2015-](?=\d)/gu, '');
  return (/\d{6}/.exec(together)?.[0] ?? text.replaceAll(/\D/g, '')).slice(0, codeLength);
}
