import type { MenuItem, MenuGroup, SiteProps } from '@kermesse/api/page-props';
import { networks } from '@kermesse/sections/networks';
import type { Locale } from '../../links/links.ts';

type Both = Readonly<Record<Locale, string>>;
const both = (fr: string, en: string): Both => ({ fr, en });

interface Entry {
  title: Both;
  path: string;
  items?: readonly Entry[];
}

const entries: readonly Entry[] = [
  { title: both('Prestataires', 'Providers'), path: '/prestataires' },
  { title: both('Agenda', 'Agenda'), path: '/agenda' },
  { title: both('Tarifs', 'Pricing'), path: '/tarifs' },
  {
    title: both('Chez nous', 'About us'),
    path: '/charte',
    items: [
      { title: both('La charte des prestataires', 'The providers’ charter'), path: '/charte' },
      { title: both('À propos', 'About'), path: '/a-propos' },
      { title: both('Nous écrire', 'Write to us'), path: '/contact' },
    ],
  },
];

const longEntries: readonly Entry[] = [
  ...entries.slice(0, 2),
  { title: both('Salles, jardins et terrasses', 'Halls, gardens and terraces'), path: '/salles' },
  { title: both('Traiteurs et pâtissiers', 'Caterers and pastry cooks'), path: '/traiteurs' },
  { title: both('Musiciens et griots', 'Musicians and griots'), path: '/musiciens' },
  {
    title: both('Pour les familles', 'For families'),
    path: '/mariages',
    items: [
      'Mariages',
      'Dots',
      'Baptêmes',
      'Anniversaires',
      'Premières communions',
      'Retrouvailles de la diaspora',
      'Funérailles et hommages',
    ].map((title) => ({ title: both(title, title), path: `/${title.slice(0, 4)}` })),
  },
  ...entries.slice(2),
];

const written = (list: readonly Entry[], locale: Locale, at = 'm'): MenuItem[] =>
  list.map(({ title, path, items }, index) => ({
    id: `${at}-${index}`,
    title: title[locale],
    href: `/${locale}${path}`,
    ...(items && { items: written(items, locale, `${at}-${index}`) }),
  }));

const footer = (locale: Locale): MenuGroup[] => {
  const en = locale === 'en';
  const entry = (id: string, title: string, path: string): MenuItem => ({ id, title, href: `/${locale}${path}` });
  return [
    {
      id: 'a',
      title: en ? 'Celebrate' : 'Fêter',
      items: [
        entry('1', en ? 'The Party Fair' : 'Le Salon de la Fête', '/agenda'),
        entry('2', en ? 'Create my event' : 'Créer mon événement', '/create-event'),
        entry('3', en ? 'Conferences' : 'Congrès et séminaires', '/congres'),
      ],
    },
    {
      id: 'b',
      title: en ? 'Work' : 'Travailler',
      items: [
        entry('4', en ? 'Become coordinator' : 'Devenir coordinateur', '/become-coordinator'),
        entry('5', en ? 'The providers’ charter' : 'La charte des prestataires', '/charte'),
      ],
    },
    { id: 'c', title: en ? 'Read' : 'Lire', items: [entry('6', en ? 'About' : 'À propos', '/a-propos')] },
  ];
};

/** Returns a site with all optional fields, in one language, with localised links. */
export function fullSite(locale: Locale): SiteProps {
  const en = locale === 'en';
  return {
    name: 'Kermesse',
    description: en
      ? 'A marketplace for the party trades, open in Lomé since 2019.'
      : 'Le marché des métiers de la fête, ouvert à Lomé depuis 2019.',
    colors: { primary: '#1a1a40', secondary: '#DFBD69', accent: '#FFFFFF' },
    phone: '+228 22 21 55 40',
    email: 'bonjour@kermesse.tg',
    address: en ? '12 rue de la Paix, Kodjoviakopé, Lomé' : '12, rue de la Paix, Kodjoviakopé, Lomé',
    socials: [
      { network: 'facebook', url: 'https://www.facebook.com/kermesse.tg' },
      { network: 'instagram', url: 'https://www.instagram.com/kermesse.tg' },
      { network: 'tiktok', url: 'https://www.tiktok.com/@kermesse.tg' },
      { network: 'whatsapp', url: 'https://wa.me/22890123456' },
    ],
    menus: { header: written(entries, locale), footer: footer(locale) },
  };
}

/** Returns the site of `fullSite` with more menu entries than fit in one row of the header. */
export const siteWithLongMenus = (locale: Locale): SiteProps => ({
  ...fullSite(locale),
  menus: { header: written(longEntries, locale), footer: footer(locale) },
});

/** Returns the site of `fullSite` with links to all networks. */
export const siteOnAllNetworks = (locale: Locale): SiteProps => ({
  ...fullSite(locale),
  socials: networks.map((network) => ({ network, url: `https://example.com/${network}` })),
});

/** Returns a site with the required fields only. */
export const minimalSite = (locale: Locale): SiteProps => ({
  name: fullSite(locale).name,
  description: '',
  colors: fullSite(locale).colors,
  socials: [],
  menus: { header: [], footer: [] },
});
