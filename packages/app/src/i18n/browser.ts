import { createI18n } from '@kermesse/api/create-i18n';
import { loadFlowTexts } from '@kermesse/flows/texts';
import { loadSectionTexts } from '@kermesse/sections/texts';
import type { i18n } from 'i18next';
import type { Locale } from '../links/links.ts';

const instances = new Map<Locale, Promise<i18n>>();

async function load(locale: Locale): Promise<i18n> {
  const app = locale === 'en' ? import('../texts/app/texts.en.json') : import('../texts/app/texts.fr.json');
  const [words, sections] = await Promise.all([app, loadSectionTexts(locale)]);
  return createI18n(locale, { ...sections, app: words.default }, 'app');
}

async function loadScreenWords(locale: Locale): Promise<void> {
  const own = locale === 'en' ? import('../routes/texts.en.ts') : import('../routes/texts.fr.ts');
  const [instance, screens, flows] = await Promise.all([loadI18n(locale), own, loadFlowTexts(locale)]);
  for (const [ns, words] of Object.entries({ ...flows, ...screens.texts }))
    instance.addResourceBundle(locale, ns, words);
}

const withScreens = new Map<Locale, Promise<void>>();

/** Loads the i18n instance of a language with the texts of the built-in screens and their flows. */
export async function loadScreensI18n(locale: Locale): Promise<i18n> {
  const loading = withScreens.get(locale) ?? loadScreenWords(locale);
  withScreens.set(locale, loading);
  loading.catch(() => withScreens.delete(locale));
  await loading;
  return loadI18n(locale);
}

/** Loads the i18n instance of a language, without the texts of the other one. A failed load may be tried again. */
export function loadI18n(locale: Locale): Promise<i18n> {
  const known = instances.get(locale);
  if (known) return known;
  const made = load(locale);
  instances.set(locale, made);
  made.catch(() => instances.delete(locale));
  return made;
}
