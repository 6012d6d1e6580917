import { countryName, type KnownPlace } from './places.ts';

/** Letters and digits without marks, in lower case: what names are compared by. `Tsévié` and `tsevie` are one. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** How well a name answers what was asked; 0 is best, undefined is not at all. */
function rankOf(name: string, asked: string): number | undefined {
  const known = folded(name);
  if (known === asked) return 0;
  if (known.startsWith(asked)) return 1;
  if (known.includes(` ${asked}`)) return 2;
  return asked.length >= 4 && known.includes(asked) ? 3 : undefined;
}

/** Where a place is, as words to be searched: its region, and its country in both languages. */
const around = ({ region, country }: KnownPlace) =>
  folded(`${region} ${countryName(country, 'fr')} ${countryName(country, 'en')}`);

/**
 * Whether all the words after a name say where it is: `kara togo`, `kpalimé, plateaux`.
 * @returns how well the name answers, or undefined.
 */
function matched(place: KnownPlace, words: string[]): number | undefined {
  const ranks: number[] = [];
  for (let length = words.length; length > 0; length -= 1) {
    const rest = words.slice(length);
    if (rest.length > 0 && !rest.every((word) => ` ${around(place)}`.includes(` ${word}`))) continue;
    const asked = words.slice(0, length).join(' ');
    const own = rankOf(place.name, asked);
    if (own !== undefined) ranks.push(own);
    for (const other of place.also) {
      const rank = rankOf(other, asked);
      if (rank !== undefined) ranks.push(rank + 0.5);
    }
  }
  return ranks.length === 0 ? undefined : Math.min(...ranks);
}

/** The places whose names answer a text, the best and most populous first. Marks and capitals do not matter. */
export function findPlaces(places: KnownPlace[], text: string, most: number): KnownPlace[] {
  const words = folded(text)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const found: { place: KnownPlace; rank: number }[] = [];
  for (const place of places) {
    const rank = matched(place, words);
    if (rank !== undefined) found.push({ place, rank });
  }
  return found
    .toSorted((a, b) => a.rank - b.rank || b.place.population - a.place.population)
    .slice(0, most)
    .map(({ place }) => place);
}
