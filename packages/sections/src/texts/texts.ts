import type { Locale } from '../schema/locale.ts';

/** Loads the texts of all sections in one language only. */
export async function loadSectionTexts(locale: Locale): Promise<Record<string, Record<string, string>>> {
  const { texts } = locale === 'en' ? await import('./texts.en.ts') : await import('./texts.fr.ts');
  return texts;
}
