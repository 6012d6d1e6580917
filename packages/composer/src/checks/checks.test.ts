import { isAdvice, pathText } from '@kermesse/sections/faults';
import { checkPage } from '@kermesse/sections/page';
import fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checksOf, siteChecksOf } from './checks.ts';
import { anyPage } from '../testing/generated.ts';
import { sectionFaults } from '../faults/schema-faults.ts';
import { slugOfLink } from '../links/paths.ts';
import { countMissingTranslations } from '../translations/missing.ts';
import { pageHeadSchema } from '@kermesse/sections/page-configuration';

const section = (slug: string, linkId: string, data: object, settings: object = {}) => ({
  slug,
  pivot: { linkId },
  data,
  settings,
});
const page = (...sections: object[]) => ({ slug: 'home', title: { fr: 'Accueil', en: 'Home' }, sections });
const kinds = (configuration: object, slugs?: string[]) =>
  checksOf(configuration as never, { slugs: slugs && new Set(slugs) }).map(
    ({ level, kind, keys }) => `${level} ${kind} ${keys.join('.')}`,
  );

describe('checking a page', () => {
  it('finds no fault and no dead link in the demo content', () => {
    const folder = new URL('../../../server/demo/', import.meta.url);
    const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, unknown>;
    const pages = readdirSync(new URL('pages/', folder)).map((file) => read(`pages/${file}`));
    const slugs = new Set(pages.map(({ slug }) => String(slug)));
    const links = ['page', 'draft', 'anchor'];
    const found = [
      ...pages.flatMap((each) => checksOf(each, { slugs }).map((check) => ({ at: each['slug'], ...check }))),
      ...siteChecksOf(read('site.json'), { slugs }).map((check) => ({ at: 'site', ...check })),
    ];
    expect(pages.length).toBeGreaterThan(5);
    expect(
      found
        .filter(({ level, kind }) => level === 'fault' || links.includes(kind))
        .map(({ at, words }) => `${String(at)}: ${words.en}`),
    ).toEqual([]);
  });

  it('advises on a link to a draft, and on a menu item whose page does not exist', () => {
    const link = (buttonLink: string) =>
      section('banner', buttonLink, { title: { fr: 'A', en: 'A' }, buttonText: { fr: 'B', en: 'B' }, buttonLink });
    const [check] = checksOf(page(link('/brouillon')), { slugs: new Set(['home']), drafts: new Set(['brouillon']) });
    expect(check).toMatchObject({
      level: 'advice',
      kind: 'draft',
      words: { en: 'This link leads to a page that is not published yet: “/brouillon”.' },
    });
    const menu = { menus: [{ location: 'header', items: [{ id: 1, title: { fr: 'A', en: 'A' }, path: '/perdu' }] }] };
    expect(siteChecksOf(menu, { slugs: new Set(['home']) })).toMatchObject([
      { level: 'advice', kind: 'page', keys: ['menus', 0, 'items', 0, 'path'] },
    ]);
  });

  it('accepts links to the former address of a page, which redirects', () => {
    const [fr, en] = ['<a href="/tarifs">x</a>', '<a href="/fr/tarifs#plans">x</a>'];
    const linking = page(section('free-content', 'a', { description: { fr, en } }));
    const context = { slugs: new Set(['home', 'prix']), formerSlugs: new Set(['tarifs']) };
    expect(checksOf(linking, context)).toEqual([]);
    expect(checksOf(linking, { slugs: context.slugs })).toMatchObject([{ kind: 'page' }, { kind: 'page' }]);
  });

  it('reports a missing or broken picture as advice, which the server accepts', () => {
    const configuration = page(
      section('image-slider', 'a', { images: [{ image: '/lost.jpg' }, {}] }, { background: 'image' }),
    );
    const found = checksOf(configuration, { broken: new Set(['/lost.jpg']) });
    expect(found.filter(({ level }) => level === 'fault')).toEqual([]);
    expect(found.map(({ kind, keys }) => `${kind} ${keys.slice(2).join('.')}`)).toEqual(
      expect.arrayContaining(['picture data.images.0.image', 'schema data.images.1.image', 'schema settings.image']),
    );
    expect(checkPage(configuration).every(isAdvice)).toBe(true);
  });

  it('advises on a page that shows no section', () => {
    expect(kinds(page())).toEqual(['advice empty ']);
    const hidden = page(section('hologram', 'x', {}));
    expect(kinds({ ...hidden, sectionsDisabled: ['hologram__x'] })).toContain('advice empty ');
    expect(kinds(hidden)).not.toContain('advice empty ');
  });

  it('reports an unknown section as advice', () => {
    const found = checksOf(page(section('hologram', 'x', { anything: true })));
    expect(found).toMatchObject([{ level: 'advice', kind: 'schema', keys: ['sections', 0, 'slug'] }]);
  });

  it('reports dead links to pages and anchors, and checks no page links without a list of pages', () => {
    const banner = (buttonLink: string) =>
      section('banner', buttonLink, { title: { fr: 'A', en: 'A' }, buttonText: { fr: 'B', en: 'B' }, buttonLink });
    const configuration = page(
      banner('/nulle-part'),
      banner('#absent'),
      banner('#ici'),
      banner('/login'),
      banner('/en/tarifs#x'),
      { ...banner('/'), settings: { anchor: 'ici' } },
    );
    const dead = kinds(configuration, ['home', 'tarifs']).filter((check) => /^advice (page|anchor)/.test(check));
    expect(dead).toEqual(['advice page sections.0.data.buttonLink', 'advice anchor sections.1.data.buttonLink']);
    expect(kinds(configuration).filter((check) => check.startsWith('advice page'))).toEqual([]);
  });

  it('reports a link to the anchor of a hidden section, which visitors cannot follow', () => {
    const text = { title: { fr: 'A', en: 'A' }, buttonText: { fr: 'B', en: 'B' } };
    const link = section('banner', 'a', { ...text, buttonLink: '#ici' });
    const target = section('banner', 'b', { ...text, buttonLink: '/' }, { anchor: 'ici' });
    const deadIn = (configuration: object) => kinds(configuration).filter((check) => check.startsWith('advice anchor'));
    expect(deadIn(page(link, target))).toEqual([]);
    expect(deadIn({ ...page(link, target), sectionsDisabled: ['banner__b'] })).toEqual([
      'advice anchor sections.0.data.buttonLink',
    ]);
  });

  it.each(['href="/perdu"', "HREF = '/perdu'"])('checks links and headings inside rich texts: %s', (href) => {
    const html = `<h2>A</h2><h4>B</h4><p><a ${href}>c</a></p>`;
    const found = kinds(page(section('free-content', 'a', { description: { fr: html, en: html } })), ['home']);
    expect(found).toContain('advice page sections.0.data.description');
    expect(found).toContain('advice heading sections.0.data.description');
  });

  it('advises on a picture without its address, which says nothing to editors', () => {
    const image = { src: '/api/pictures/4c5ba779f3a0-1280x1308-ebe8e3' };
    const slides = [{ title: { fr: 'Un', en: 'One' }, image }];
    const advice = checksOf(page(section('hero-slider', 'a', { slides })));
    expect(advice.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['alt', 'contrast']));
    expect(JSON.stringify(advice.map(({ words }) => words))).not.toContain('/api/pictures');
  });

  it('advises on missing alternative texts, long texts, light pictures and missing translations', () => {
    const slide = {
      title: { fr: 'Un titre de diaporama bien trop long pour tenir à l’aise' },
      image: { src: 'https://example.com/a.jpg' },
    };
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

  it('advises on untranslated texts of the page itself, and on untranslated alternative texts', () => {
    const alt = { fr: 'Une fête' };
    const image = { src: 'https://example.com/a.jpg', alt };
    const slider = section('image-slider', 'a', { images: [{ image }] }, { background: 'image', image });
    const found = checksOf({ ...page(slider), title: { fr: 'Accueil' }, description: { fr: 'Bonjour' } });
    const translation = found.filter(({ kind }) => kind === 'translation');
    expect(translation.map(({ keys, locale }) => `${keys.join('.')} ${String(locale)}`)).toEqual([
      'title en',
      'description en',
      'sections.0.data.images.0.image en',
    ]);
    expect(translation[2]?.words.en).toMatch(/^The alternative text of “Picture” is not translated/);
  });

  it('advises on untranslated texts of the site, but not on those of hidden menu links', () => {
    const link = (id: number, more: object) => ({ id, title: { fr: 'Accueil' }, path: '/', ...more });
    const items = [link(1, {}), link(2, { isVisible: false }), link(3, { title: { fr: 'A', en: 'B' } })];
    const found = siteChecksOf({
      appInformation: { description: { fr: 'Le marché' } },
      menus: [{ location: 'header', items }],
      menuItemGroups: [{ id: 1, title: { fr: 'Plus' } }],
    });
    expect(found.map(({ level, kind, keys }) => `${level} ${kind} ${keys.join('.')}`)).toEqual([
      'advice translation appInformation.description',
      'advice translation menus.0.items.0.title',
      'advice translation menuItemGroups.0.title',
    ]);
  });

  it('advises on no alternative text for a decorative picture', () => {
    const image = { src: 'https://example.com/a.jpg' };
    const data = { title: { fr: 'Salon', en: 'Fair' }, schedule: [{ index: 1, date: '2026-12-03' }], image };
    const found = kinds(page(section('event-schedule', 'a', data, { background: 'image', image })));
    expect(found.filter((check) => check.startsWith('advice alt'))).toEqual([]);
  });

  it('counts a text as visitors see it, without asterisks', () => {
    const banner = (title: string) => section('hero-slider', 'a', { slides: [{ title: { fr: title, en: title } }] });
    const long = (title: string) => kinds(page(banner(title))).filter((check) => check.startsWith('advice long'));
    expect(long(`${'a'.repeat(30)} *bcd*`)).toEqual([]);
    expect(long(`${'a'.repeat(30)} *bcde*`)).toHaveLength(2);
  });

  it('updates the paths of cached faults after a section moved', () => {
    const entry = section('banner', 'a', { title: 3 });
    expect(sectionFaults(entry, 0)[0]?.path).toBe('sections[0].data.title');
    expect(sectionFaults(entry, 7)[0]?.path).toBe('sections[7].data.title');
  });

  it('does not throw on invalid sections', () => {
    for (const sections of [
      null,
      3,
      'x',
      {},
      [null, 1, 'x', [], {}, { slug: 3 }, { slug: 'banner', pivot: 4, data: 'x' }],
    ]) {
      expect(() => checksOf({ slug: 'home', sections })).not.toThrow();
    }
  });

  it('counts texts without a translation', () => {
    const missing = (values: object) => countMissingTranslations(pageHeadSchema, { slug: 'x', ...values });
    expect(missing({ title: { fr: 'A' }, description: 'the same' })).toBe(1);
    expect(missing({ title: { fr: 'A', en: 'B' }, description: 'the same' })).toBe(0);
  });
});

it.each([
  ['/', 'home'],
  ['/en/', 'home'],
  ['/fr/tarifs?x#y', 'tarifs'],
  ['/news/2026', 'news/2026'],
  ['/login', undefined],
  ['/account/documents', undefined],
  ['/keep-account/token', undefined],
  ['/login/more', 'login/more'],
  ['/composer', undefined],
  ['/logos/a.svg', undefined],
  ['https://elsewhere.example', undefined],
  ['#here', undefined],
])('the link %s leads to the page %s', (href, slug) => {
  expect(slugOfLink(href)).toBe(slug);
});

it('the composer reports every fault that checkPage reports', () => {
  fc.assert(
    fc.property(anyPage, (configuration) => {
      const found = checksOf(configuration).filter(({ kind }) => kind === 'schema');
      const paths = found.map(({ keys }) => pathText(keys)).toSorted();
      const expected = checkPage(configuration).map(({ path }) => path);
      // A section that is listed twice is still checked: its own faults are reported as well as the duplicate.
      for (const path of expected) expect(paths).toContain(path);
    }),
    { seed: 20_261_121, numRuns: 300 },
  );
});
