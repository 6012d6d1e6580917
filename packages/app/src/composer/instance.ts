import { loadComposerTexts } from '@kermesse/composer/texts';
import { loadSectionTexts } from '@kermesse/sections/texts';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { Locale } from '../links/links.ts';

function instanceOf(locale: Locale, words: ResourceLanguage): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: words },
    defaultNS: 'composer',
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
}

/** The words of the composer itself. */
export const composerWords = async (locale: Locale) => instanceOf(locale, await loadComposerTexts(locale));

const pages = new Map<Locale, Promise<i18n>>();

async function loadPageWords(locale: Locale): Promise<i18n> {
  const own = locale === 'en' ? import('../texts/app/texts.en.json') : import('../texts/app/texts.fr.json');
  const [sections, app] = await Promise.all([loadSectionTexts(locale), own]);
  return instanceOf(locale, { ...sections, app: app.default });
}

/** The words of the page in a frame: of its sections and of what surrounds them; each language once. */
export function pageWords(locale: Locale): Promise<i18n> {
  const known = pages.get(locale);
  if (known !== undefined) return known;
  const made = loadPageWords(locale);
  pages.set(locale, made);
  return made;
}
