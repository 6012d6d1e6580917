const opening = /^(?:["«“„‟‘]|''|``)[\s\u00a0\u202f]*/u;
const closing = /[\s\u00a0\u202f]*(?:["»”’]|'')$/u;

/**
 * A quotation without the marks that an editor put around it: the view sets the marks of the page's language, and hangs
 * them. Marks that are not at both ends belong to the text (« Viens » dit-elle).
 */
export function withoutMarks(text: string): string {
  const trimmed = text.trim();
  const inner = trimmed.replace(opening, '').replace(closing, '');
  const isWrapped = opening.test(trimmed) && closing.test(trimmed) && trimmed.length > 2;
  return isWrapped && !/[«»“”]/.test(inner) ? inner : trimmed;
}

/** How large a quotation is set. */
export function sizeOf(text: string): 'large' | 'medium' | 'small' {
  if (text.length > 340) return 'small';
  return text.length > 150 ? 'medium' : 'large';
}

/** The first letters of the first and the last name: shown where a portrait is missing. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\u00a0\u202f]+/u).filter((word) => /\p{L}/u.test(word));
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map(
    (word) => /\p{L}/u.exec(word?.replace(/^[ldLD]['’]/u, '') ?? '')?.[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase('fr');
}
