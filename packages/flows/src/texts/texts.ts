import type { TextTree } from '@kermesse/api/create-i18n';

/** Loads the texts of all flows in one language, without loading the other. */
export async function loadFlowTexts(locale: 'fr' | 'en'): Promise<Record<string, TextTree>> {
  const { texts } = locale === 'en' ? await import('./texts.en.ts') : await import('./texts.fr.ts');
  return texts;
}
