import type { Words } from './words.ts';

/** Loads the words of all flows in one language; the other language is not touched. */
export async function loadFlowTexts(locale: 'fr' | 'en'): Promise<Record<string, Words>> {
  const { texts } = locale === 'en' ? await import('./texts.en.ts') : await import('./texts.fr.ts');
  return texts;
}
