import type { Locale } from '@kermesse/api/schemas/common/locale';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

const files = {
  fr: import.meta.glob<Record<string, unknown>>('../packages/*/src/**/texts.fr.json', { import: 'default' }),
  en: import.meta.glob<Record<string, unknown>>('../packages/*/src/**/texts.en.json', { import: 'default' }),
};

/** Reads every `texts.<locale>.json` of the packages. The name of its folder is its namespace. */
async function loadTexts(locale: Locale): Promise<Record<string, Record<string, unknown>>> {
  const entries = Object.entries(files[locale]).map(async ([path, load]) => [path.split('/').at(-2), await load()]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, Record<string, unknown>>;
}

async function createI18n(locale: Locale): Promise<i18n> {
  const texts = await loadTexts(locale);
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: texts },
    ns: Object.keys(texts),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  instances.set(locale, instance);
  return instance;
}

const pending = new Map<Locale, Promise<i18n>>();
const instances = new Map<Locale, i18n>();

/** Loads the texts of a language once. Storybook does so before it renders a story or a docs page. */
export function loadStoryTexts(locale: Locale): Promise<i18n> {
  const loading = pending.get(locale) ?? createI18n(locale);
  pending.set(locale, loading);
  return loading;
}

/**
 * Returns the i18next instance of a language. Each language has its own, so that one page can show stories in both.
 * @throws if `loadStoryTexts` has not loaded the language
 */
export function i18nFor(locale: Locale): i18n {
  const instance = instances.get(locale);
  if (instance === undefined)
    throw new Error(`The texts of the language ${locale} are not loaded: call loadStoryTexts first.`);
  return instance;
}
