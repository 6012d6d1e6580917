import type { Configuration } from '../document/json.ts';

/** A sample page to preview the colours when no page is open. */
export const samplePage: Configuration = {
  slug: 'sample',
  title: 'Sample',
  sections: [
    {
      slug: 'hero-slider',
      pivot: { linkId: 'sample' },
      data: {
        slides: [
          {
            title: { fr: 'La fête a son carnet *d’adresses*', en: 'Every party has *its address book*' },
            image: '/art/hero',
            buttonText: { fr: 'Créer mon événement', en: 'Create my event' },
            buttonLink: '/create-event',
          },
        ],
      },
    },
    {
      slug: 'banner',
      pivot: { linkId: 'sample' },
      data: {
        title: { fr: 'Un seul interlocuteur pour tout', en: 'One contact for everything' },
        buttonText: { fr: 'Lire la charte', en: 'Read the charter' },
        buttonLink: '/charte',
      },
    },
  ],
};
