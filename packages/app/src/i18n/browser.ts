import { createI18n } from '@kermesse/api/create-i18n';
import { loadFlowTexts } from '@kermesse/flows/texts';
import { loadSectionTexts } from '@kermesse/sections/texts';
import { loadOnce } from '@kermesse/ui/load-once';
import type { i18n } from 'i18next';
import type { Locale } from '../links/links.ts';

type Load = (locale: Locale) => Promise<i18n>;

/** Loads each language once. A failed load may be tried again. */
function onceEach(load: Load): Load {
  const loaders = { fr: loadOnce(() => load('fr')), en: loadOnce(() => load('en')) };
  return (locale) => loaders[locale]();
}

const loadContentI18n = onceEach(async (locale) => {
  const app = locale === 'en' ? import('../texts/app/texts.en.json') : import('../texts/app/texts.fr.json');
  const [words, sections] = await Promise.all([app, loadSectionTexts(locale)]);
  return createI18n(locale, { ...sections, app: words.default }, 'app');
});

const loadWithScreens = onceEach(async (locale) => {
  const own = locale === 'en' ? import('../routes/texts.en.ts') : import('../routes/texts.fr.ts');
  const [instance, screens, flows] = await Promise.all([loadContentI18n(locale), own, loadFlowTexts(locale)]);
  for (const [ns, words] of Object.entries({ ...flows, ...screens.texts }))
    instance.addResourceBundle(locale, ns, words);
  return instance;
});

let hasScreens = false;

/** Loads the i18n instance of a language with the texts of the built-in screens and their flows. */
export function loadScreensI18n(locale: Locale): Promise<i18n> {
  hasScreens = true;
  return loadWithScreens(locale);
}

/**
 * Loads the i18n instance of a language, without the texts of the other one. After a built-in screen it has the texts
 * of screens, because notifications of a screen may appear on any later page.
 */
export function loadI18n(locale: Locale): Promise<i18n> {
  return (hasScreens ? loadWithScreens : loadContentI18n)(locale);
}
