/** A part of a line of text. */
export interface LinePart {
  text: string;
  emphasised: boolean;
}

const pattern = /\*([^*\n]+)\*/;

/**
 * Splits a line at its emphasis: in `La fête a son *carnet*` the last word is emphasised. An unpaired asterisk, or a
 * pair without text between, is kept as text.
 */
export function parseEmphasis(line: string): LinePart[] {
  return line
    .split(pattern)
    .map((text, index) => ({ text, emphasised: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Returns the line without emphasis marks, for labels and other plain texts. */
export function withoutEmphasis(line: string): string {
  return parseEmphasis(line)
    .map(({ text }) => text)
    .join('');
}
