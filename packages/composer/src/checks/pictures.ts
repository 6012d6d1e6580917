import { isRecord } from '@kermesse/sections/json';
import { sentence } from '../faults/sentences.ts';
import type { Configuration } from '../document/json.ts';
import { placesOf } from '../document/sections.ts';
import type { CheckResult } from '../faults/check.ts';
import type { CheckContext } from './dead-links.ts';
import { fieldValuesOf } from '../document/field-values.ts';

/** Returns the URL of a picture field; '' if there is none. */
function addressIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return isRecord(value) && typeof value['src'] === 'string' ? value['src'].trim() : '';
}

const picturesOf = (configuration: Configuration) =>
  placesOf(configuration).flatMap((place) =>
    fieldValuesOf(place).flatMap(({ meta, keys, value }) =>
      meta.kind === 'image' && addressIn(value) !== '' ? [{ keys, section: place.key, src: addressIn(value) }] : [],
    ),
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
