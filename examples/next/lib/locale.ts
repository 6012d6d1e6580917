export type Locale = 'fr' | 'en';

/** Returns the locale of a path segment, or French if the segment names none. */
export const readLocale = (text: string): Locale => (text === 'en' ? 'en' : 'fr');
