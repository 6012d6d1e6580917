import type { Locale } from '@kermesse/sections/locale';

/** Loads the composer's texts in one language, by namespace. */
export async function loadComposerTexts(locale: Locale) {
  const { default: composer } =
    locale === 'en' ? await import('./composer/texts.en.json') : await import('./composer/texts.fr.json');
  return { composer };
}
