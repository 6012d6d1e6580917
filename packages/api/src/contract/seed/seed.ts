import type { DocumentStatus, DocumentType } from '../../schemas/uploads/document.ts';
import type { CompanyProfile } from '../../schemas/account/profile.ts';

/** The profile of a seeded user. Omitted fields are empty. */
export type ProfileSeed =
  | { type: 'admin' }
  | { type: 'customer'; preferredServices?: string[] }
  | ({ type: 'provider' | 'planner' } & Partial<CompanyProfile>);

/**
 * An account that exists before a case begins. Its type is `email-password` if it has a password, otherwise `phone`,
 * unless `authType` is set. The target assigns the ids.
 */
export interface PersonSeed {
  firstname: string;
  lastname: string;
  email?: string;
  /** Whether the address is verified; true by default. */
  emailVerified?: boolean;
  password?: string;
  authType?: 'email-password' | 'phone' | 'google';
  phone?: string;
  disabled?: boolean;
  profile?: ProfileSeed;
  /** Documents already submitted, each with its own file. */
  documents?: DocumentSeed[];
}

/** A document of a seeded user. The target assigns its path. */
export interface DocumentSeed {
  name: string;
  type?: DocumentType;
  status?: DocumentStatus;
  /** The reason of a rejection. */
  reason?: string;
}

/** A stored site configuration, with the parts that the API reads. Texts are translatable by default. */
export interface SiteSeed {
  name?: string;
  appInformation?: Record<string, unknown>;
  menus?: { location: 'header' | 'footer'; name?: string; items: MenuItemSeed[] }[];
  menuItemGroups?: { id: number; title: unknown; position?: number }[];
  contentItems?: { contentModelName: string; isActive?: boolean; [field: string]: unknown }[];
  newsCategories?: { id: number; name: unknown; parentId?: number | null; isActive?: boolean }[];
  providerTypes?: { id: number; name: unknown }[];
  providerTypeCategories?: { id: number; name: unknown }[];
  newsTags?: { id: number; name: unknown; articlesCount?: number; isActive?: boolean }[];
  sectionData?: { section: string; source: string; link?: string; data: unknown }[];
  [key: string]: unknown;
}

/** A stored menu item. */
export interface MenuItemSeed {
  id: number;
  title: unknown;
  path: string;
  position?: number;
  isActive?: boolean;
  isVisible?: boolean;
  menuItemGroupId?: number;
}

/** A stored page configuration. */
export interface PageSeed {
  slug: string;
  title: unknown;
  description?: unknown;
  sections: { slug: string; pivot: { linkId: string }; data?: unknown; settings?: Record<string, unknown> }[];
  sectionsOrder?: string[];
  sectionsDisabled?: string[];
  [key: string]: unknown;
}

/**
 * The complete state at the start of a case: exactly this content (the bundle that the import command takes) and
 * exactly these subscriptions, whatever was stored before.
 */
export interface ContractSeed {
  site: SiteSeed;
  pages: PageSeed[];
  newsletterEmails?: string[];
  newsletterPhones?: string[];
  /** Exactly these accounts, without sessions, files or codes. */
  people?: PersonSeed[];
}

/** The subscribers, and the subjects of the messages received, in any order. */
export interface Subscriptions {
  emails: string[];
  phones: string[];
  messages: string[];
}

/** A seed of a site that has only a name. */
export const minimalSeed: ContractSeed = { site: { name: 'Kermesse' }, pages: [] };

/** A small site in both languages with a few entries of each kind, for the contract and for stories. */
export const sampleSeed: ContractSeed = {
  site: {
    name: 'Kermesse',
    appInformation: {
      primaryColor: '#22303c',
      secondaryColor: '#d9a441',
      description: { fr: 'La place de marché de vos événements', en: 'The marketplace of your events' },
      phone: '+228 90 00 00 01',
      email: 'bonjour@kermesse.example',
      address: { fr: 'Boulevard du Mono, Lomé' },
      instagram: 'https://instagram.com/kermesse',
    },
    menuItemGroups: [{ id: 1, title: { fr: 'Découvrir', en: 'Discover' }, position: 1 }],
    menus: [
      {
        location: 'header',
        name: 'header',
        items: [
          { id: 2, title: { fr: 'Tarifs', en: 'Prices' }, path: '/tarifs', position: 2 },
          { id: 1, title: { fr: 'Accueil', en: 'Home' }, path: '/', position: 1, isActive: true, isVisible: true },
          { id: 3, title: { fr: 'Brouillon', en: 'Draft' }, path: '/brouillon', position: 3, isActive: false },
          { id: 4, title: { fr: 'Caché', en: 'Hidden' }, path: '/cache', position: 4, isVisible: false },
        ],
      },
      {
        location: 'footer',
        name: 'footer',
        items: [{ id: 5, title: 'Contact', path: '/contact', position: 1, menuItemGroupId: 1 }],
      },
    ],
    contentItems: [
      { contentModelName: 'kits', isActive: true, title: { fr: 'Mariage', en: 'Wedding' } },
      { contentModelName: 'kits', isActive: false, title: { fr: 'Retiré', en: 'Withdrawn' } },
      { contentModelName: 'kits', isActive: true, title: { fr: 'Anniversaire', en: 'Birthday' } },
      { contentModelName: 'kits', isActive: true, title: { fr: 'Séminaire', en: 'Seminar' } },
      { contentModelName: 'venues', isActive: true, title: 'Villa Lagune' },
    ],
    newsCategories: [
      { id: 1, name: { fr: 'Conseils', en: 'Advice' }, isActive: true },
      { id: 2, name: { fr: 'Archives', en: 'Archive' }, parentId: 1, isActive: false },
    ],
    newsTags: [
      { id: 1, name: { fr: 'Musique', en: 'Music' }, articlesCount: 4, isActive: true },
      { id: 2, name: { fr: 'Vieux', en: 'Old' }, articlesCount: 0, isActive: false },
    ],
    sectionData: [
      {
        section: 'statistics',
        source: 'platform',
        data: { stats: [{ value: '10K', label: { fr: 'Invités', en: 'Guests' } }] },
      },
      { section: 'statistics', source: 'platform', link: 'summer', data: { stats: [] } },
    ],
  },
  pages: [
    { slug: 'home', title: { fr: 'Accueil', en: 'Home' }, sections: [] },
    {
      slug: 'tarifs',
      title: { fr: 'Tarifs' },
      description: { fr: 'Nos formules', en: 'Our plans' },
      sections: ['first', 'second', 'third', 'fourth'].map((linkId) => ({
        slug: 'statistics',
        pivot: { linkId },
        data: { stats: [{ value: '12', label: { fr: 'Communes', en: 'Towns' } }] },
        settings: { anchor: linkId },
      })),
      sectionsOrder: ['statistics__third', 'statistics__second', 'statistics__first'],
      sectionsDisabled: ['statistics__second'],
    },
  ],
};
