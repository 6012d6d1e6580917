import type { Direction, Nearness } from './places.ts';
import { sayLength } from './scale.ts';

/** Nearer than this one is in a place. In kilometres. */
const inside = 0.8;

/**
 * What a sentence needs that says where a point is: its key (`inside` or a direction) and its values. `of` is the French
 * preposition before the name, with its apostrophe or its space.
 */
export function nearWords({ name, country, km, direction }: Nearness, locale: string): { key: Direction | 'inside'; values: Record<string, string> } {
  const of = /^[aeiouyh]/i.test(name.normalize('NFD')) ? 'd’' : 'de ';
  return { key: km < inside ? 'inside' : direction, values: { name, place: locale === 'fr' ? `${of}${name}` : name, country, distance: sayLength(km * 1000, locale) } };
}
