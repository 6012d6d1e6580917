import i18next, { type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';

export type StoryLocale = 'fr' | 'en';

const files = import.meta.glob<Record<string, unknown>>('../packages/*/src/**/texts.{fr,en}.json', {
  eager: true,
  import: 'default',
});

/** Reads every `texts.<locale>.json` of the packages. The name of its folder is its namespace. */
function readResources(): Resource {
  const resources: Resource = { fr: {}, en: {} };
  for (const [path, texts] of Object.entries(files)) {
    const [, namespace, locale] = /([^/]+)\/texts\.(fr|en)\.json$/.exec(path) ?? [];
    if (namespace && locale) Object.assign(resources[locale] ?? {}, { [namespace]: texts });
  }
  return resources;
}

const resources = readResources();
const instances = new Map<StoryLocale, i18n>();

/** Returns the i18next instance of a language. Each language has its own, so that one page can show stories in both. */
export function i18nFor(locale: StoryLocale): i18n {
  const known = instances.get(locale);
  if (known) return known;
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'fr',
    resources,
    ns: Object.keys(resources[locale] ?? {}),
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  instances.set(locale, instance);
  return instance;
}
