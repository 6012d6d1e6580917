/** Names that keep their capitals. */
const proper = new Set(['Arrow', 'Enter', 'Escape', 'French', 'English', 'Google', 'Lomé', 'Togo']);

/** "Nothing Filled In", as Storybook writes the name of a story, in sentence case: "Nothing filled in". */
export const sentenceCase = (name: string): string =>
  name
    .split(' ')
    .map((word, place) => (place > 0 && /^[A-Z][a-z’]*$/.test(word) && !proper.has(word) ? word.toLowerCase() : word))
    .join(' ');
