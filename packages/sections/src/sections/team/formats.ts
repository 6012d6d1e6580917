/**
 * The format of a card. `wide` and `narrow` share a row; `full` fills a row with its picture beside the text;
 * `portrait` is for rows of people.
 */
export type Format = 'wide' | 'narrow' | 'full' | 'portrait';

/** The size of a card's picture; undefined for a card without one. */
type Size = { width: number; height: number } | undefined;

const isPortrait = (size: Size) => size !== undefined && size.height > size.width;

/**
 * Returns the formats of a list of cards, in order. People (only pictures taller than wide) are in even rows; otherwise
 * rows alternate between wide-narrow and narrow-wide, and an odd last card has its own row.
 */
export function formatsOf(pictures: readonly Size[]): Format[] {
  if (pictures.length > 0 && pictures.every(isPortrait)) return pictures.map(() => 'portrait');
  return pictures.map((_, index) => {
    if (index === pictures.length - 1 && index % 2 === 0) return 'full';
    return index % 4 === 0 || index % 4 === 3 ? 'wide' : 'narrow';
  });
}
