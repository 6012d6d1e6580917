export type Locale = 'fr' | 'en';

/** The language that an address names; French for any other. */
export const readLocale = (text: string): Locale => (text === 'en' ? 'en' : 'fr');
