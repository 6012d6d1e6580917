import { countryName, type KnownPlace } from './places.ts';

/**
 * Normalizes a name for comparison: letters and digits without diacritics, in lower case. `Tsévié` and `tsevie` are
 * equal.
 */
export const normalizeName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Returns how well a name matches a search: 0 is best, undefined is no match. */
function rankOf(name: string, query: string): number | undefined {
  const normalized = normalizeName(name);
  if (normalized === query) return 0;
  if (normalized.startsWith(query)) return 1;
  if (normalized.includes(` ${query}`)) return 2;
  return query.length >= 4 && normalized.includes(query) ? 3 : undefined;
}

/** Returns the searchable words for the location of a place: its region, and its country in both languages. */
const locationWords = ({ region, country }: KnownPlace) =>
  normalizeName(`${region} ${countryName(country, 'fr')} ${countryName(country, 'en')}`);

/**
 * Matches the first words of a search with the names of a place and all further words with its location: `kara togo`,
 * `kpalimé, plateaux`.
 * @returns how well the names match, or undefined
 */
function matchRank(place: KnownPlace, words: string[]): number | undefined {
  const ranks: number[] = [];
  for (let length = words.length; length > 0; length -= 1) {
    const rest = words.slice(length);
    if (rest.length > 0 && !rest.every((word) => ` ${locationWords(place)}`.includes(` ${word}`))) continue;
    const query = words.slice(0, length).join(' ');
    const nameRank = rankOf(place.name, query);
    if (nameRank !== undefined) ranks.push(nameRank);
    for (const other of place.otherNames) {
      const rank = rankOf(other, query);
      if (rank !== undefined) ranks.push(rank + 0.5);
    }
  }
  return ranks.length === 0 ? undefined : Math.min(...ranks);
}

/** Returns the places whose names match a text, best and most populous first. Diacritics and case do not matter. */
export function findPlaces(places: KnownPlace[], text: string, limit: number): KnownPlace[] {
  const words = normalizeName(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const found: { place: KnownPlace; rank: number }[] = [];
  for (const place of places) {
    const rank = matchRank(place, words);
    if (rank !== undefined) found.push({ place, rank });
  }
  return found
    .toSorted((a, b) => a.rank - b.rank || b.place.population - a.place.population)
    .slice(0, limit)
    .map(({ place }) => place);
}
