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
