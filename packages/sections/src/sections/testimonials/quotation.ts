const opening = /^(?:["«“„‟‘]|''|``)[\s\u00a0\u202f]*/u;
const closing = /[\s\u00a0\u202f]*(?:["»”’]|'')$/u;

/**
 * Removes the quotation marks that an editor put around a quotation, because the view adds those of the page's
 * language. Marks that do not surround the whole text belong to it (« Viens » dit-elle).
 */
export function withoutMarks(text: string): string {
  const trimmed = text.trim();
  const inner = trimmed.replace(opening, '').replace(closing, '');
  const isWrapped = opening.test(trimmed) && closing.test(trimmed) && trimmed.length > 2;
  return isWrapped && !/[«»“”]/.test(inner) ? inner : trimmed;
}

/** Returns the font size of a quotation. */
export function sizeOf(text: string): 'large' | 'medium' | 'small' {
  if (text.length > 340) return 'small';
  return text.length > 150 ? 'medium' : 'large';
}

/** Returns the initials of the first and the last name, shown without a portrait. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\u00a0\u202f]+/u).filter((word) => /\p{L}/u.test(word));
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map(
    (word) => /\p{L}/u.exec(word?.replace(/^[ldLD]['’]/u, '') ?? '')?.[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase('fr');
}
