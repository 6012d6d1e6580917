import { expect, it } from 'vitest';
import { flowTexts } from './texts.server.ts';
import type { TextTree } from '@kermesse/api/create-i18n';

const keysOf = (words: TextTree, path = ''): string[] =>
  Object.entries(words).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [path + key] : keysOf(inner, `${path}${key}.`),
  );

const placesIn = (words: TextTree, path = ''): string[] =>
  Object.entries(words).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [...new Set(inner.match(/\{\{\w+\}\}/g))].toSorted().map((place) => `${path}${key} ${place}`)
      : placesIn(inner, `${path}${key}.`),
  );

const namespaces = Object.keys(flowTexts.en);

it('every flow has texts in both languages', () => expect(Object.keys(flowTexts.fr)).toEqual(namespaces));

it.each(namespaces)('%s has the same keys and placeholders in both languages', (namespace) => {
  const { fr, en } = { fr: flowTexts.fr[namespace] ?? {}, en: flowTexts.en[namespace] ?? {} };
  expect(keysOf(fr)).toEqual(keysOf(en));
  expect(placesIn(fr).filter((place) => !place.endsWith('{{count}}'))).toEqual(
    placesIn(en).filter((place) => !place.endsWith('{{count}}')),
  );
});

it.each(namespaces)('%s has no breaking space before high punctuation in French', (namespace) => {
  expect(JSON.stringify(flowTexts.fr[namespace])).not.toMatch(/ [!?;:»]|« |'/);
});
