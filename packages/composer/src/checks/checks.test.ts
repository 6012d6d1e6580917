import { pathText } from '@kermesse/sections/faults';
import { checkPage } from '@kermesse/sections/page';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';
import { anyPage } from '../testing/generated.ts';
import { sectionFaults } from './schema-faults.ts';
import { slugOfLink } from './paths.ts';
import { missingTranslations } from '../translations/missing.ts';
import { pageHeadSchema } from '@kermesse/sections/page-configuration';

const section = (slug: string, linkId: string, data: object, settings: object = {}) => ({ slug, pivot: { linkId }, data, settings });
const page = (...sections: object[]) => ({ slug: 'home', title: { fr: 'Accueil', en: 'Home' }, sections });
const kinds = (configuration: object, slugs?: string[]) =>
  checksOf(configuration as never, { slugs: slugs && new Set(slugs) }).map(({ level, kind, keys }) => `${level} ${kind} ${keys.join('.')}`);

describe('checks', () => {
  it('find nothing that hinders in the demo, and every link of it leads somewhere', () => {
    const home = JSON.parse(readFileSync(new URL('../../../server/demo/pages/home.json', import.meta.url), 'utf8')) as Record<string, unknown>;
    expect(checksOf(home).filter(({ level }) => level === 'fault')).toEqual([]);
  });

  it('name dead pages and anchors, and leave alone what they cannot know', () => {
    const banner = (buttonLink: string) => section('banner', buttonLink, { title: { fr: 'A', en: 'A' }, buttonText: { fr: 'B', en: 'B' }, buttonLink });
    const configuration = page(banner('/nulle-part'), banner('#absent'), banner('#ici'), banner('/login'), banner('/en/tarifs#x'), { ...banner('/'), settings: { anchor: 'ici' } });
    const dead = kinds(configuration, ['home', 'tarifs']).filter((check) => check.startsWith('fault'));
    expect(dead).toEqual(['fault page sections.0.data.buttonLink', 'fault anchor sections.1.data.buttonLink']);
    expect(kinds(configuration).filter((check) => check.startsWith('fault page'))).toEqual([]);
  });

  it('find links and headings inside long texts', () => {
    const html = '<h2>A</h2><h4>B</h4><p><a href="/perdu">c</a></p>';
    const found = kinds(page(section('free-content', 'a', { description: { fr: html, en: html } })), ['home']);
    expect(found).toContain('fault page sections.0.data.description');
    expect(found).toContain('advice heading sections.0.data.description');
  });

  it('advise on missing alternatives, long texts, light pictures and what is not translated', () => {
    const slide = { title: { fr: 'Un titre de diaporama bien trop long pour tenir à l’aise' }, image: { src: 'https://example.com/a.jpg' } };
    const found = kinds(page(section('hero-slider', 'a', { slides: [slide] })));
    expect(found).toEqual(
      expect.arrayContaining([
        'advice long sections.0.data.slides.0.title',
        'advice alt sections.0.data.slides.0.image',
        'advice contrast sections.0.data.slides.0.image',
        'advice translation sections.0.data.slides.0.title',
      ]),
    );
  });

  it('follow a section that moved without reading it anew', () => {
    const entry = section('banner', 'a', { title: 3 });
    expect(sectionFaults(entry, 0)[0]?.path).toBe('sections[0].data.title');
    expect(sectionFaults(entry, 7)[0]?.path).toBe('sections[7].data.title');
  });

  it('survive whatever stands there', () => {
    for (const sections of [null, 3, 'x', {}, [null, 1, 'x', [], {}, { slug: 3 }, { slug: 'banner', pivot: 4, data: 'x' }]]) {
      expect(() => checksOf({ slug: 'home', sections })).not.toThrow();
    }
  });

  it('count the texts that are not translated', () => {
    expect(missingTranslations(pageHeadSchema, { slug: 'x', title: { fr: 'A' }, description: 'the same' })).toEqual([['title']]);
  });
});

it.each([
  ['/', 'home'],
  ['/en/', 'home'],
  ['/fr/tarifs?x#y', 'tarifs'],
  ['/news/2026', 'news/2026'],
  ['/login', undefined],
  ['/account/documents', undefined],
  ['/logos/a.svg', undefined],
  ['https://elsewhere.example', undefined],
  ['#here', undefined],
])('%s leads to the page %s', (href, slug) => {
  expect(slugOfLink(href)).toBe(slug);
});

it('finds the faults that the reader of pages finds', () => {
  fc.assert(
    fc.property(anyPage, (configuration) => {
      const found = checksOf(configuration).filter(({ kind, level }) => level === 'fault' && kind === 'schema');
      const paths = found.map(({ keys }) => pathText(keys)).toSorted();
      const expected = checkPage(configuration).map(({ path }) => path);
      // A section that stands twice is read all the same: its own faults are told beside the one of its place.
      for (const path of expected) expect(paths).toContain(path);
    }),
    { seed: 20_261_121, numRuns: 300 },
  );
});
