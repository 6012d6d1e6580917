import type { Locale, Words } from '@kermesse/sections/locale';
import english from './texts.en.json';
import french from './texts.fr.json';

const catalogues = { fr: french, en: english } satisfies Record<Locale, object>;

type Paths<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}` }[keyof T & string];

/** The key of a sentence in the catalogue. */
export type SentenceKey = Paths<typeof french>;

/** The values of a sentence's placeholders: the same in both languages, or a text for each. */
export type SentenceValues = Readonly<Record<string, string | number | Words>>;

function textAt(locale: Locale, key: string): string {
  let found: unknown = catalogues[locale];
  for (const part of key.split('.')) found = (found as Record<string, unknown>)[part];
  return found as string;
}

/**
 * Returns a sentence in both languages, with its placeholders replaced. Placeholders inside the values are not
 * replaced.
 */
export function sentence(key: SentenceKey, values: SentenceValues = {}): Words {
  const fill = (locale: Locale) =>
    textAt(locale, key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'object' ? value[locale] : String(value);
    });
  return { fr: fill('fr'), en: fill('en') };
}
