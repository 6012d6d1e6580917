import type { Direction, Nearness } from './places.ts';
import { formatLength } from './scale.ts';

/** The distance up to which a point counts as in a place, in kilometres. */
const inside = 0.8;

const directions: Record<'fr' | 'en', Record<Direction, string>> = {
  fr: {
    north: 'au nord',
    northEast: 'au nord-est',
    east: 'à l’est',
    southEast: 'au sud-est',
    south: 'au sud',
    southWest: 'au sud-ouest',
    west: 'à l’ouest',
    northWest: 'au nord-ouest',
  },
  en: {
    north: 'north',
    northEast: 'north-east',
    east: 'east',
    southEast: 'south-east',
    south: 'south',
    southWest: 'south-west',
    west: 'west',
    northWest: 'north-west',
  },
};

/**
 * Returns the French preposition before a name, with its apostrophe or its space: d’Aného, but de Hohoe, de Ouidah and
 * de Yendi, because people pronounce the h, and “ou” and “y” before a vowel as consonants.
 */
const prepositionFor = (name: string) => (/^(?!ou[aeiouy])[aeiou]/i.test(name.normalize('NFD')) ? 'd’' : 'de ');

/** Returns a sentence about the position of a point relative to a nearby town, in the language of the page. */
export function describeNearness({ name, country, km, direction }: Nearness, locale: string): string {
  const distance = formatLength(km * 1000, locale);
  if (locale === 'fr')
    return km < inside
      ? `À ${name} (${country}).`
      : `À ${distance} ${directions.fr[direction]} ${prepositionFor(name)}${name} (${country}).`;
  return km < inside ? `In ${name}, ${country}.` : `${distance} ${directions.en[direction]} of ${name}, ${country}.`;
}
