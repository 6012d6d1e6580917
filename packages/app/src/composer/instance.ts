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

const sections = new Map<Locale, Promise<i18n>>();

/** The words of the sections, for the page in a frame; each language once. */
export function sectionWords(locale: Locale): Promise<i18n> {
  const known = sections.get(locale);
  if (known !== undefined) return known;
  const made = loadSectionTexts(locale).then((words) => instanceOf(locale, words));
  sections.set(locale, made);
  return made;
}
