import { exampleSlugs, loadExamples } from '@kermesse/sections/examples';
import { locales, type Locale } from '@kermesse/sections/locale';
import { expect, it } from 'vitest';
import en from '../texts/composer/texts.en.json';
import fr from '../texts/composer/texts.fr.json';

it('every example in the gallery has a name in both languages', async () => {
  const names: Record<Locale, Record<string, string>> = { fr: fr.gallery.examples, en: en.gallery.examples };
  const loaded = await Promise.all(exampleSlugs.map(async (slug) => ({ slug, examples: await loadExamples(slug) })));
  const unnamed = loaded.flatMap(({ slug, examples }) =>
    Object.entries(examples)
      .filter(([, { faulty }]) => faulty !== true)
      .filter(([name, { note }]) => locales.some((locale) => !(note?.[locale] ?? names[locale][name])))
      .map(([name]) => `${slug} ${name}`),
  );
  expect(loaded.length).toBeGreaterThan(10);
  expect(unnamed).toEqual([]);
});
