/** A part of a line of text, upright or italic. */
export interface Piece {
  text: string;
  italic: boolean;
}

const pattern = /\*([^*\n]+)\*/;

/**
 * Splits a line at its emphasis: in `La fête a son *carnet*` the last word is italic. An unpaired asterisk, or a pair
 * without text between, is kept as text.
 */
export function piecesOf(line: string): Piece[] {
  return line
    .split(pattern)
    .map((text, place) => ({ text, italic: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** Returns the line without emphasis marks, for labels and other plain texts. */
export function withoutEmphasis(line: string): string {
  return piecesOf(line)
    .map(({ text }) => text)
    .join('');
}
