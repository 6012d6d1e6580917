/** Returns a formatted text without tags, asterisks and repeated spaces. */
export const plainText = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('*', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Normalizes a text for comparison: without accents and capitals, and with one kind of apostrophe. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .trim();
