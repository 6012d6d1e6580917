import { describe, expect, it } from 'vitest';
import { group, link, list, number, text, translatable } from '../schema/schema.ts';
import { defineSection } from '../schema/section.ts';
import { checkPage, parsePage, repairPage, sourcesOf } from './page.ts';
import type { Registry } from './registry.ts';

const label = { fr: 'Champ', en: 'Field' };
const words = { name: label, description: label, hydrate: 'never' as const };
const registry: Registry = {
  plain: defineSection({
    slug: 'plain',
    ...words,
    schema: group({ title: translatable({ label, required: true }), more: link({ label }) }),
  }),
  plain__special: defineSection({ slug: 'plain__special', ...words, schema: group({ note: text({ label }) }) }),
  cards: defineSection({
    slug: 'cards',
    ...words,
    schema: group({
      services: list(
        group({
          name: translatable({ label, required: true }),
          price: number({ label }),
          features: list(translatable({ label, required: true }), { label }),
        }),
        {
          label,
          required: true,
        },
      ),
    }),
  }),
};

const title = { fr: 'Accueil', en: 'Home' };
const plain = (linkId: string, data: object = { title: { fr: linkId, en: linkId } }) => ({
  slug: 'plain',
  pivot: { linkId },
  data,
});
const page = (more: object) => ({ slug: 'home', title, sections: [plain('a'), plain('b'), plain('c')], ...more });
const ids = (configuration: unknown) =>
  parsePage(configuration, { locale: 'fr', registry }).page?.sections.map(({ id }) => id);
const paths = (configuration: unknown) => checkPage(configuration, registry).map(({ path }) => path);

describe('a page configuration', () => {
  it('shows listed sections in order, then the unlisted ones, without the disabled ones', () => {
    expect(ids(page({ sectionsOrder: ['plain__c', 'plain__a'], sectionsDisabled: ['plain__a'] }))).toEqual([
      'plain__c',
      'plain__b',
    ]);
  });

  it('accepts several sections with one slug, and a definition for a single slug__linkId', () => {
    const configuration = page({ sections: [plain('a'), plain('special', { note: 'here' })] });
    expect(parsePage(configuration, { locale: 'fr', registry }).page?.sections[1]?.data).toEqual({ note: 'here' });
  });

  it('localizes texts, with French as the fallback', () => {
    const configuration = page({ sections: [plain('a', { title: { fr: 'Bonjour' } })] });
    expect(parsePage(configuration, { locale: 'en', registry }).page?.sections[0]?.data).toEqual({ title: 'Bonjour' });
  });

  it('has the language of a section without any translation', () => {
    const card = (name: object) => ({ name, features: ['OK'] });
    const cards = (...names: object[]) => ({
      slug: 'cards',
      pivot: { linkId: 'x' },
      data: { services: names.map(card) },
    });
    const langIn = (locale: 'fr' | 'en', section: object) =>
      parsePage(page({ sections: [section] }), { locale, registry }).page?.sections[0]?.lang;
    expect(langIn('en', plain('a', { title: { fr: 'Bonjour' } }))).toBe('fr');
    expect(langIn('fr', plain('a', { title: { fr: 'Bonjour' } }))).toBeUndefined();
    // A plain text is the same in every language.
    expect(langIn('en', cards({ fr: 'Un' }, { fr: 'Deux', en: 'Two' }))).toBeUndefined();
  });
  it('removes from texts what HTML cannot contain', () => {
    const configuration = page({
      sections: [plain('a', { title: { fr: '\u0000Bon\uD800jour' } }), plain('special', { note: '\u0000' })],
    });
    expect(parsePage(configuration, { locale: 'fr', registry }).page?.sections.map(({ data }) => data)).toEqual([
      { title: 'Bon\uFFFDjour' },
      { note: '' },
    ]);
  });

  const faulty = {
    slug: 'home',
    title,
    sections: [
      plain('a', { title: { en: 'Only English' }, more: 'javascript:alert(1)' }),
      { slug: 'hologram', pivot: { linkId: 'x' }, data: { anything: true } },
      {
        slug: 'cards',
        pivot: { linkId: 'prices' },
        data: { services: [{ name: 'Un', price: 'cheap', features: '["a", {"fr": "b"}]' }, { name: 12 }] },
        extra: 'kept',
      },
      plain('a'),
      { pivot: {} },
      'nonsense',
    ],
    sectionsOrder: ['cards__prices', 'nobody__here'],
    invented: { deep: [1, 2, 3] },
  };

  it('names each fault by its path', () => {
    expect(paths(faulty)).toEqual([
      'sections[0].data.title.fr',
      'sections[0].data.more',
      'sections[1].slug',
      'sections[2].data.services[0].price',
      'sections[2].data.services[1].name',
      'sections[3].pivot.linkId',
      'sections[4].slug',
      'sections[5]',
      'sectionsOrder[1]',
    ]);
  });

  it('shows all valid sections in spite of faults', () => {
    expect(ids(faulty)).toEqual(['cards__prices', 'plain__a']);
  });

  it('keeps valid, unknown and reported-but-kept values in a repair, and removes all other faults', () => {
    const repaired = repairPage(faulty, registry);
    expect(checkPage(repaired, registry).filter(({ kept }) => kept !== true)).toEqual([]);
    expect(repaired).toMatchObject({ invented: { deep: [1, 2, 3] }, sectionsOrder: ['cards__prices'] });
    expect(repaired.sections).toMatchObject([
      { slug: 'plain', data: { title: { en: 'Only English' } } },
      { slug: 'hologram', pivot: { linkId: 'x' }, data: { anything: true } },
      { slug: 'cards', extra: 'kept', data: { services: [{ name: 'Un', features: '["a", {"fr": "b"}]' }] } },
    ]);
    expect(repaired.sections).toHaveLength(3);
  });

  it('is not changed by a repair if it is valid', () => {
    const configuration = page({ invented: 1 });
    expect(repairPage(configuration, registry)).toEqual(configuration);
  });

  it.each([null, 3, 'page', [], { sections: 3 }, {}])('is parsed without an error from %j', (configuration) => {
    expect(() => parsePage(configuration, { locale: 'fr', registry })).not.toThrow();
    expect(paths(configuration).length).toBeGreaterThan(0);
  });

  const settled = (...settings: object[]) =>
    page({ sections: settings.map((each, index) => ({ ...plain(`s${index}`), settings: each })) });

  it('gives a repeated anchor to the first section only and reports the others', () => {
    const configuration = settled(
      { anchor: 'offers' },
      { anchor: 'offers' },
      { anchor: 'Nos offres' },
      { anchor: 'main' },
    );
    expect(paths(configuration)).toEqual([
      'sections[2].settings.anchor',
      'sections[3].settings.anchor',
      'sections[1].settings.anchor',
    ]);
    const sections = parsePage(configuration, { locale: 'fr', registry }).page?.sections;
    expect(sections?.map(({ settings }) => settings.anchor)).toEqual(['offers', undefined, undefined, undefined]);
    expect(checkPage(repairPage(configuration, registry), registry)).toEqual([]);
  });

  it('has a background picture, or the brand’s background if the picture is missing', () => {
    const configuration = settled(
      { background: 'image', image: { src: '/art/market' } },
      { background: 'image' },
      { background: 'page', image: '/art/beach' },
    );
    const image = { image: { src: '/art/market', width: 1600, height: 1000 }, alt: '' };
    const sections = parsePage(configuration, { locale: 'fr', registry }).page?.sections;
    expect(sections?.map(({ settings }) => settings)).toEqual([
      { background: 'image', image },
      { background: 'brand' },
      { background: 'page' },
    ]);
    expect(paths(configuration)).toEqual(['sections[1].settings.image']);
  });

  it('lists the data sources of its sections; data on the page overrides fetched data', () => {
    const source = { type: 'section-data', source: 'spring' };
    const configuration = page({
      sections: [{ slug: 'plain', pivot: { linkId: 'a' }, data: { more: '/here' }, settings: { source } }],
    });
    expect(sourcesOf(configuration, registry)).toEqual([
      { id: 'plain__a', source: { type: 'section-data', section: 'plain', source: 'spring', link: 'default' } },
    ]);
    expect(checkPage(configuration, registry)).toEqual([]);
    const fetched = () => ({ title: 'Printemps', more: '/there' });
    expect(parsePage(configuration, { locale: 'fr', registry, fetched }).page?.sections[0]?.data).toEqual({
      title: 'Printemps',
      more: '/here',
    });
  });
});
