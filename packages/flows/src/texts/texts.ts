import type { TextTree } from '@kermesse/api/create-i18n';
import type { Locale } from '@kermesse/api/schemas/common/locale';

/** Loads the texts of all flows in one language, without loading the other. */
export async function loadFlowTexts(locale: Locale): Promise<Record<string, TextTree>> {
  const { texts } = locale === 'en' ? await import('./texts.en.ts') : await import('./texts.fr.ts');
  return texts;
}
