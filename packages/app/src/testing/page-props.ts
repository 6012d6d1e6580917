import type { AppPageProps, SiteProps } from '@kermesse/api/page-props';

/** A site with all its optional fields set. */
const site: SiteProps = {
  name: 'Kermesse',
  description: 'Le marché des métiers de la fête, ouvert à Lomé depuis 2019.',
  colors: { primary: '#1a1a40', secondary: '#DFBD69', accent: '#FFFFFF' },
  phone: '+228 22 21 55 40',
  email: 'bonjour@kermesse.tg',
  address: '12, rue de la Paix, Kodjoviakopé, Lomé',
  socials: [
    { network: 'facebook', url: 'https://www.facebook.com/kermesse.tg' },
    { network: 'whatsapp', url: 'https://wa.me/22890123456' },
  ],
  menus: {
    header: [
      { id: '1', title: 'Agenda', href: '/agenda' },
      { id: '2', title: 'Tarifs', href: '/tarifs' },
      {
        id: '3',
        title: 'Qui sommes-nous',
        href: '/charte',
        items: [
          { id: '4', title: 'La charte', href: '/charte' },
          { id: '5', title: 'À propos', href: '/a-propos' },
        ],
      },
    ],
    footer: [
      { id: 'a', title: 'Fêter', items: [{ id: '6', title: 'Le Salon de la Fête', href: '/agenda' }] },
      {
        id: 'b',
        title: 'Travailler',
        items: [
          { id: '7', title: 'Devenir coordinateur', href: '/become-coordinator' },
          { id: '8', title: 'La charte des prestataires', href: '/charte' },
        ],
      },
      { id: 'c', title: 'Lire', items: [{ id: '9', title: 'À propos', href: '/a-propos' }] },
    ],
  },
};

/** The props of a content page, for tests. */
export const pagePropsFixture: AppPageProps = {
  version: '1',
  path: '/tarifs',
  locale: 'fr',
  status: 200,
  screen: 'content',
  page: { slug: 'tarifs', title: 'Tarifs', description: 'Trois entrées, un seul guichet.', sections: [] },
  site,
};
