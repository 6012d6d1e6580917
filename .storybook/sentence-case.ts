/** Words that keep their capital letter. */
const proper = new Set(['Arrow', 'Enter', 'Escape', 'French', 'English', 'Google', 'Lomé', 'Togo']);

/** Converts the name of a story to sentence case: "Nothing Filled In" becomes "Nothing filled in". */
export const sentenceCase = (name: string): string =>
  name
    .split(' ')
    .map((word, place) => (place > 0 && /^[A-Z][a-z’]*$/.test(word) && !proper.has(word) ? word.toLowerCase() : word))
    .join(' ');
