import type { Configuration } from '../document/json.ts';

const words = (fr: string, en: string) => ({ fr, en });

/** A small home page without faults. */
export const homePage: Configuration = {
  slug: 'home',
  title: words('Kermesse, la fête a son carnet d’adresses', 'Kermesse, every party has its address book'),
  sections: [
    {
      slug: 'hero-slider',
      pivot: { linkId: 'main' },
      data: {
        slides: [
          {
            title: words('Que la fête *commence*', 'Let the party *begin*'),
            image: '/art/hero',
            buttonText: words('Créer mon événement', 'Create my event'),
            buttonLink: '/create-event',
          },
          { title: words('La musique est *déjà réservée*', 'The music is *already booked*'), image: '/art/stage' },
        ],
      },
    },
    {
      slug: 'statistics',
      pivot: { linkId: 'main' },
      data: {
        title: words('Sept ans à dresser des tables', 'Seven years of laying tables'),
        stats: [
          { value: '412', label: words('prestataires vérifiés', 'verified providers') },
          { value: '37', label: words('villes du Togo', 'towns of Togo') },
        ],
      },
    },
    {
      slug: 'banner',
      pivot: { linkId: 'call' },
      data: {
        title: words('Une parole, une fête', 'A word, a party'),
        buttonText: words('Voir les tarifs', 'See the prices'),
        buttonLink: '/tarifs',
      },
    },
  ],
  sectionsOrder: ['hero-slider__main', 'statistics__main', 'banner__call'],
  sectionsDisabled: [],
};

/** The same page after changes by another editor: another first slide, and no banner. */
export const otherHomePage: Configuration = {
  ...homePage,
  sections: [
    {
      slug: 'hero-slider',
      pivot: { linkId: 'main' },
      data: { slides: [{ title: words('Le marché *ouvre tôt*', 'The market *opens early*'), image: '/art/market' }] },
    },
    (homePage['sections'] as unknown[])[1],
  ],
  sectionsOrder: ['hero-slider__main', 'statistics__main'],
};

/** The same page with many faults: a dead anchor, an invalid number, an unknown section, missing English texts. */
export const troubledPage: Configuration = {
  ...homePage,
  sections: [
    {
      slug: 'pricing',
      pivot: { linkId: 'plans' },
      data: {
        title: { fr: 'Trois entrées, un seul guichet' },
        services: [{ name: { fr: 'L’Esquisse' }, price: 'beaucoup' }],
      },
    },
    { slug: 'hologram', pivot: { linkId: 'x' }, data: { anything: true } },
    {
      slug: 'banner',
      pivot: { linkId: 'call' },
      data: { title: words('Une parole', 'A word'), buttonText: words('Lire', 'Read'), buttonLink: '#nulle-part' },
    },
    { slug: 'banner', pivot: { linkId: 'call' }, data: {} },
  ],
  sectionsOrder: ['pricing__plans', 'hologram__x', 'banner__call'],
};
