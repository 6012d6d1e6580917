import { isRecord } from '@kermesse/sections/json';
import { locales, type Locale } from '@kermesse/sections/locale';
import { useTranslation } from 'react-i18next';
import { cached } from '../document/cached.ts';
import type { Configuration } from '../document/json.ts';
import { shortened } from '../document/normalize-text.ts';
import { definitionOf, sectionName } from '../document/section-names.ts';
import { placesOf, sectionWithKey, type SectionPlace } from '../document/sections.ts';
import { useUiLocale } from '../translations/ui-locale.ts';
import { summaryOf } from './summary.ts';

/** The most characters of a summary in the title of a section. */
const longestSummary = 60;

const summaryIn = (locale: Locale) =>
  cached(({ entry, id, slug }: SectionPlace) =>
    summaryOf(isRecord(entry) ? entry['data'] : undefined, locale, definitionOf(id ?? slug)?.schema),
  );

const summaries = Object.fromEntries(locales.map((locale) => [locale, summaryIn(locale)]));

/** Returns the summary of a section: its first text. '' if it has none. */
export const sectionSummary = (place: SectionPlace, locale: Locale): string => summaries[locale]?.(place) ?? '';

/**
 * Returns the place of a section among those of its kind with the same summary, and their number: the kind and the
 * summary do not tell them apart.
 */
export function numberAmongEqual(
  configuration: Configuration,
  key: string,
  locale: Locale,
): { position: number; count: number } {
  const place = sectionWithKey(configuration, key);
  const equal = placesOf(configuration).filter(
    (each) =>
      place !== undefined && each.slug === place.slug && sectionSummary(each, locale) === sectionSummary(place, locale),
  );
  return { position: equal.findIndex((each) => each.key === key) + 1, count: equal.length };
}

/**
 * Returns a function that names a section by its kind. Sections that have the same kind and the same summary are
 * numbered.
 */
export function useSectionName(): (configuration: Configuration, key: string) => string {
  const { t } = useTranslation('composer');
  const locale = useUiLocale();
  return (configuration, key) => {
    const slug = sectionWithKey(configuration, key)?.slug;
    const name = sectionName(slug, locale) ?? t('outline.broken');
    const { position, count } = numberAmongEqual(configuration, key, locale);
    return count < 2 ? name : t('outline.numbered', { name, position, count });
  };
}

/** Returns a function that names a section as the list does: by its name and its summary. */
export function useSectionTitle(): (configuration: Configuration, key: string) => string {
  const locale = useUiLocale();
  const nameOf = useSectionName();
  return (configuration, key) => {
    const place = sectionWithKey(configuration, key);
    const summary = place === undefined ? '' : shortened(sectionSummary(place, locale), longestSummary);
    return [nameOf(configuration, key), summary].filter(Boolean).join(' · ');
  };
}
