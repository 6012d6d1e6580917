/** A piece of a line of text, upright or italic. */
export interface Piece {
  text: string;
  italic: boolean;
}

const pattern = /\*([^*\n]+)\*/;

/**
 * Takes a line apart at its emphasis: `La fête a son *carnet*` has its last word in italic. An asterisk that has no
 * partner, or nothing between it and its partner, is an asterisk.
 */
export function piecesOf(line: string): Piece[] {
  return line
    .split(pattern)
    .map((text, place) => ({ text, italic: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** The line without the marks of its emphasis: for labels and whatever else shows no italic. */
export function withoutEmphasis(line: string): string {
  return piecesOf(line)
    .map(({ text }) => text)
    .join('');
}
