import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RichTextNode } from '../rich-text/nodes.ts';
import type { Locale } from './locale.ts';
import { localize } from './localize.ts';
import {
  choice,
  date,
  flag,
  group,
  icon,
  image,
  link,
  list,
  number,
  richText,
  text,
  time,
  translatable,
} from './schema.ts';
import { readTolerantly } from './tolerant.ts';

const label = { fr: 'Champ', en: 'Field' };
const schema = group({
  title: translatable({ label, required: true }),
  intro: richText({ label }),
  picture: image({ label }),
  more: link({ label }),
  mark: icon({ label }),
  day: date({ label }),
  hour: time({ label }),
  price: number({ label, min: 0 }),
  open: flag({ label }),
  tone: choice({
    label,
    options: [
      { value: 'page', label },
      { value: 'brand', label },
    ],
  }),
  features: list(translatable({ label, required: true }), { label }),
  rows: list(group({ name: text({ label, required: true }), link: link({ label }) }), { label }),
});

const good = { title: { fr: 'Bonjour', en: 'Hello' } };
const read = (more: object) => readTolerantly(schema, { ...good, ...more }, ['data']);

describe('readTolerantly', () => {
  it('reads valid data without a fault and drops unknown keys', () => {
    expect(read({ invented: 1 })).toEqual({
      value: { title: { $: 'text', fr: 'Bonjour', en: 'Hello' } },
      faults: [],
      usable: true,
    });
  });

  it('reads a plain string as the same text in every language', () => {
    expect(localize(read({ title: 'Kermesse' }).value as { title: never }, { locale: 'en' })).toMatchObject({
      title: 'Kermesse',
    });
  });

  it('parses a JSON list in a string', () => {
    const { value, faults } = read({ features: '["Nappes", {"fr": "Chaises", "en": "Chairs"}]' });
    expect(faults).toEqual([]);
    expect(localize(value as { features: never }, { locale: 'en' })).toMatchObject({ features: ['Nappes', 'Chairs'] });
  });

  it('reports a missing French text and keeps the other language', () => {
    const { value, faults } = read({ title: { en: 'Hello' } });
    expect(faults).toMatchObject([{ path: 'data.title.fr', kept: true, found: { en: 'nothing (missing)' } }]);
    expect(localize(value as { title: never }, { locale: 'fr' })).toMatchObject({ title: 'Hello' });
  });

  it('drops only the invalid optional field', () => {
    const { value, faults } = read({ more: 'javascript:alert(1)', price: '12' });
    expect(faults.map(({ path }) => path)).toEqual(['data.more']);
    expect(value).toMatchObject({ price: 12 });
    expect(value).not.toHaveProperty('more');
  });

  it('drops a list item with an invalid required field and reports that field', () => {
    const { value, faults } = read({ rows: [{ name: 'Ama' }, { name: 12 }, { name: 'Kofi', link: '//elsewhere' }] });
    expect(faults.map(({ path }) => path)).toEqual(['data.rows[1].name', 'data.rows[2].link']);
    expect(value).toMatchObject({ rows: [{ name: 'Ama' }, { name: 'Kofi' }] });
  });

  it('accepts a text whose translation is null', () => {
    const { value, faults } = read({ title: { fr: 'Bonjour', en: null } });
    expect(faults).toEqual([]);
    expect(localize(value as { title: never }, { locale: 'en' })).toMatchObject({ title: 'Bonjour' });
  });

  it('marks the language of a rich text without a translation', () => {
    const { value } = read({ intro: { fr: 'Bonjour<p>à tous</p>' } });
    const sanitize = (html: string): RichTextNode[] => ['Bonjour', { element: 'p', children: [html.slice(10, -4)] }];
    const introIn = (locale: Locale) => (localize(value, { locale, sanitize }) as { intro: unknown }).intro;
    expect(introIn('en')).toEqual(['Bonjour', { element: 'p', attributes: { lang: 'fr' }, children: ['à tous'] }]);
    expect(introIn('fr')).toEqual(['Bonjour', { element: 'p', children: ['à tous'] }]);
  });

  it('keeps the address and the size of a picture whose alternative text lacks French', () => {
    const picture = { src: '/logo.svg', width: 300, height: 60, alt: { en: 'Logo' } };
    const { value, faults } = read({ picture });
    expect(faults).toMatchObject([{ path: 'data.picture.alt.fr', code: 'missing-french', kept: true }]);
    expect(value).toMatchObject({ picture: { ...picture, alt: { $: 'text', en: 'Logo' } } });
  });

  it('cannot use a required list without valid items', () => {
    const slides = list(group({ name: text({ label, required: true }) }), { label, required: true });
    const reading = (input: unknown) => readTolerantly(slides, input, ['slides']);
    expect(reading([])).toMatchObject({ usable: false, faults: [{ path: 'slides', code: 'missing' }] });
    expect(reading([{ name: 12 }])).toMatchObject({ usable: false, faults: [{ path: 'slides[0].name' }] });
  });

  it('reports a fault inside a list that was JSON text', () => {
    expect(read({ features: '["ok", 3]' }).faults.map(({ path }) => path)).toEqual(['data.features[1]']);
  });

  it('reports the parts that sanitising removes from a rich text and keeps the rest', () => {
    const { value, faults } = read({
      intro: { fr: '<p>a <a href="javascript:x">b</a></p><script>c</script>', en: '<div onclick="d">e</div>' },
    });
    expect(faults.map(({ path, found, kept }) => [path, found.en, kept])).toEqual([
      ['data.intro.fr', 'the address “javascript:x” in href on <a>', true],
      ['data.intro.fr', 'the element <script>', true],
      ['data.intro.en', 'the attribute onclick on <div>', true],
    ]);
    expect(value).toHaveProperty('intro');
  });

  it.each([
    [
      'more',
      ['/kits', '#top', 'https://kermesse.tg', 'mailto:a@b.tg', 'tel:+22890000000'],
      ['javascript:x', '//x', 'data:a', '\\\\x', ''],
    ],
    ['day', ['2026-12-03'], ['2026-13-03', '03/12/2026', 3]],
    ['hour', ['9:30', '18:00'], ['24:00', '9h30', 930]],
    ['mark', ['star'], ['nope', 1]],
    ['tone', ['brand'], ['gold']],
    [
      'picture',
      ['/art/hero', 'https://a.tg/x.jpg', { src: '/x.png', alt: 'x', width: 10 }],
      ['//a/x', 'http://a.tg/x', '/../x', { alt: 'x' }],
    ],
  ])('accepts valid and reports invalid values of the field %s', (name, right, wrong) => {
    for (const value of right) expect(read({ [name]: value }).faults, JSON.stringify(value)).toEqual([]);
    for (const value of wrong) expect(read({ [name]: value }).faults.length, JSON.stringify(value)).toBeGreaterThan(0);
  });

  it('never throws for any input', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, maxDepth: 4 }),
        fc.string(),
        (value, key) => {
          const { faults } = readTolerantly(schema, value);
          for (const { path, expected, found } of faults) expect(`${path}${expected.fr}${found.fr}`).not.toBe('');
          readTolerantly(schema, {
            ...good,
            [key]: value,
            rows: [value],
            features: value,
            picture: value,
            title: value,
          });
        },
      ),
      { seed: 20261121, numRuns: 3000 },
    );
  });
});
