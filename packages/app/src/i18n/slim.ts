/**
 * Replaces `i18next` in the browser's build (`vite.config.ts`), 13 kB lighter: the part of it that react-i18next's
 * `useTranslation` and our texts use, with the same answers (`slim.test.ts` compares them with i18next's own).
 *
 * Words are given at `init`, in one language. Keys are nested by dots; `{{name}}` is filled in, unescaped (React escapes);
 * `count` picks the plural form (`key_one`, `key_other` …). Nothing is fetched; what `addResourceBundle` brings is known to
 * whatever renders after it.
 */
interface Words {
  [key: string]: string | Words;
}

interface InitOptions {
  lng: string;
  resources: Record<string, Record<string, Words>>;
  defaultNS?: string;
}

type Values = Record<string, string | number | boolean | null | undefined> & {
  ns?: string;
  count?: number;
  defaultValue?: string;
};

function find(words: Words | undefined, key: string): string | undefined {
  let at: string | Words | undefined = words;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}

const fill = (text: string, values: Values) =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (place: string, name: string) => {
    const value = values[name];
    return value === undefined ? place : String(value ?? '');
  });

/** Makes an instance; it speaks once `init` was called. */
export function createInstance() {
  let options: InitOptions = { lng: '', resources: {} };
  let plurals: Intl.PluralRules | undefined;
  const events = { on: () => undefined, off: () => undefined };

  function translate(key: string, given: Values | string | undefined, ns: string, prefix?: string): string {
    const values: Values = typeof given === 'string' ? { defaultValue: given } : (given ?? {});
    const words = options.resources[options.lng]?.[values.ns ?? ns];
    const whole = prefix === undefined ? key : `${prefix}.${key}`;
    plurals ??= new Intl.PluralRules(options.lng);
    const form = (suffix: string) => find(words, `${whole}_${suffix}`);
    const plural = values.count === undefined ? undefined : (form(plurals.select(values.count)) ?? form('other'));
    return fill(plural ?? find(words, whole) ?? values.defaultValue ?? whole, values);
  }

  const instance = {
    ...events,
    store: events,
    isInitialized: false,
    language: '',
    languages: [] as string[],
    options: {} as object,
    async init(given: InitOptions): Promise<void> {
      options = given;
      Object.assign(instance, {
        isInitialized: true,
        language: given.lng,
        resolvedLanguage: given.lng,
        languages: [given.lng],
        options: given,
      });
    },
    addResourceBundle(lng: string, ns: string, words: Words): void {
      options.resources[lng] = { ...options.resources[lng], [ns]: words };
    },
    hasLoadedNamespace: () => true,
    getFixedT: (_language: string | null, ns?: string, prefix?: string) => (key: string, values?: Values | string) =>
      translate(key, values, ns ?? options.defaultNS ?? 'translation', prefix),
    t: (key: string, values?: Values | string) => translate(key, values, options.defaultNS ?? 'translation'),
  };
  return instance;
}

/** Keys are plain texts here: react-i18next asks for this only with selectors. @public */
export function keyFromSelector(key: unknown): string {
  return String(key);
}
