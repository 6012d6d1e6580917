import { isRecord } from '@kermesse/sections/json';
import { sentence } from '../faults/sentences.ts';
import type { Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';
import type { Check } from '../faults/check.ts';
import type { CheckContext } from './dead-links.ts';
import { leavesOfSection } from './links.ts';

/** The address of a picture as a configuration has it; '' for none. */
function addressIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return isRecord(value) && typeof value['src'] === 'string' ? value['src'].trim() : '';
}

const picturesOf = (configuration: Configuration) =>
  placesOf(configuration).flatMap((place) =>
    leavesOfSection(place).flatMap(({ meta, keys, value }) =>
      meta.kind === 'image' && addressIn(value) !== '' ? [{ keys, section: place.key, src: addressIn(value) }] : [],
    ),
  );

/** The addresses of all pictures in the sections of a page. */
export const pictureAddresses = (configuration: Configuration): string[] =>
  picturesOf(configuration).map(({ src }) => src);

/** The pictures of a page that did not load. */
export function brokenPictures(configuration: Configuration, { broken }: CheckContext): Check[] {
  if (broken === undefined || broken.size === 0) return [];
  return picturesOf(configuration)
    .filter(({ src }) => broken.has(src))
    .map(({ src, keys, section }): Check => ({
      level: 'advice',
      kind: 'picture',
      keys,
      section,
      words: sentence('advice.picture', { src }),
    }));
}
