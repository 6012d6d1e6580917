const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the first letter or emoji of a word in upper case; empty if it has none. An article as in d’Almeida is
 * skipped.
 */
function initialOf(word = ''): string {
  const graphemes = [...segmenter.segment(word.replace(/^[ld]['’]/iu, ''))].map(({ segment }) => segment);
  return graphemes.find((each) => /[\p{L}\p{Extended_Pictographic}]/u.test(each))?.toUpperCase() ?? '';
}

/** Returns the initials of the first and the last word of a name or an email address; empty for a phone number. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => initialOf(word) !== '');
  return initialOf(words[0]) + (words.length > 1 ? initialOf(words.at(-1)) : '');
}
