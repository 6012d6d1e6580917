import type { ContractSeed } from './seed.ts';

/** A seed of two pages and a menu: the home page links to `tarifs` twice, the menu once. */
export const linkedSeed: ContractSeed = {
  site: {
    name: 'Kermesse',
    menus: [
      {
        location: 'header',
        name: 'header',
        items: [{ id: 1, title: { fr: 'Tarifs', en: 'Prices' }, path: '/tarifs', position: 1 }],
      },
    ],
  },
  pages: [
    {
      slug: 'home',
      title: 'Accueil',
      sections: [
        {
          slug: 'banner',
          pivot: { linkId: 'a' },
          data: { title: 'Une parole', buttonText: 'Voir', buttonLink: '/tarifs' },
        },
        {
          slug: 'free-content',
          pivot: { linkId: 'b' },
          data: { title: 'Texte', description: '<p><a href="/en/tarifs#a">x</a></p>' },
        },
      ],
    },
    { slug: 'tarifs', title: 'Tarifs', sections: [] },
  ],
};
