import { pictureAddress } from '../pictures/picture-address.ts';
import { sentence } from '../faults/sentences.ts';
import type { Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';
import type { CheckResult } from '../faults/check.ts';
import type { CheckContext } from './dead-links.ts';
import { fieldValuesOf } from '../document/field-values.ts';

const picturesOf = (configuration: Configuration) =>
  placesOf(configuration).flatMap((place) =>
    fieldValuesOf(place).flatMap(({ meta, keys, value }) => {
      const src = pictureAddress(value).trim();
      return meta.kind === 'image' && src !== '' ? [{ keys, section: place.key, src }] : [];
    }),
  );

/** Returns the URLs of all pictures in the sections of a page. */
export const pictureAddresses = (configuration: Configuration): string[] =>
  picturesOf(configuration).map(({ src }) => src);

/** Returns checks for the pictures of a page that failed to load. */
export function brokenPictures(configuration: Configuration, { broken }: CheckContext): CheckResult[] {
  if (broken === undefined || broken.size === 0) return [];
  return picturesOf(configuration)
    .filter(({ src }) => broken.has(src))
    .map(({ src, keys, section }): CheckResult => ({
      level: 'advice',
      kind: 'picture',
      keys,
      section,
      words: sentence('advice.picture', { src }),
    }));
}
