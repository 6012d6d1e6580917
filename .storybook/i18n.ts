import { createI18n, type TextTree } from '@kermesse/api/create-i18n';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { i18n } from 'i18next';

const files = {
  fr: import.meta.glob<TextTree>('../packages/*/src/**/texts.fr.json', { import: 'default' }),
  en: import.meta.glob<TextTree>('../packages/*/src/**/texts.en.json', { import: 'default' }),
};

/** Reads every `texts.<locale>.json` of the packages. The name of its folder is its namespace. */
async function loadTexts(locale: Locale): Promise<Record<string, TextTree>> {
  const entries = Object.entries(files[locale]).map(async ([path, load]) => [path.split('/').at(-2), await load()]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, TextTree>;
}

const pending = new Map<Locale, Promise<void>>();
const instances = new Map<Locale, i18n>();

/** Loads the texts of a language once. Storybook does so before it renders a story or a docs page. */
export function loadStoryTexts(locale: Locale): Promise<void> {
  const loading =
    pending.get(locale) ?? loadTexts(locale).then((texts) => void instances.set(locale, createI18n(locale, texts)));
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
