import type { CompanyProfile } from '../../schemas/account/profile.ts';
import type { ContractSeed, PersonSeed } from './seed.ts';

/** The password of all `people`. */
export const samplePassword = 'Cauris-sous-la-lune-26';

/** The company of `people.provider`. */
export const exampleCompany: CompanyProfile = {
  bio: 'Traiteur à Lomé depuis 2009.',
  types: ['1', '2'],
  companyName: 'Les Délices de Kossi',
  companyAddress: 'Boulevard du Mono, Lomé',
  companyPhone: '+22890000011',
  companyEmail: 'contact@delices.example',
  socialLinks: {
    website: 'https://delices.example',
    facebook: null,
    twitter: null,
    instagram: 'https://instagram.com/delices',
    whatsapp: '+228 90 00 00 11',
    linkedin: null,
    tiktok: null,
  },
};

/** Sample users, by their role in a case. */
export const people = {
  customer: {
    firstname: 'Afi',
    lastname: 'Mensah',
    email: 'afi@example.com',
    password: samplePassword,
    profile: { type: 'customer', preferredServices: ['1'] },
  },
  provider: {
    firstname: 'Kossi',
    lastname: 'Agbeko',
    email: 'kossi@example.com',
    password: samplePassword,
    profile: { type: 'provider', ...exampleCompany },
  },
  planner: {
    firstname: 'Ama',
    lastname: 'Lawson',
    email: 'ama@example.com',
    password: samplePassword,
    profile: { type: 'planner', companyName: 'Ama Events' },
  },
  newcomer: { firstname: 'Efua', lastname: 'Dogbe', email: 'efua@example.com', password: samplePassword },
  unverified: {
    firstname: 'Yawa',
    lastname: 'Koudjo',
    email: 'yawa@example.com',
    emailVerified: false,
    password: samplePassword,
  },
  disabled: {
    firstname: 'Yao',
    lastname: 'Tetteh',
    email: 'yao@example.com',
    password: samplePassword,
    disabled: true,
  },
  admin: {
    firstname: 'Edem',
    lastname: 'Amouzou',
    email: 'edem@example.com',
    password: samplePassword,
    profile: { type: 'admin' },
  },
  /** Logs in with Google and has added a password. */
  googleWithPassword: {
    firstname: 'Sena',
    lastname: 'Akakpo',
    email: 'sena@example.com',
    password: samplePassword,
    authType: 'google',
  },
  /** Logs in with a phone and has added an address and a password. */
  phoneWithPassword: {
    firstname: 'Dede',
    lastname: 'Ayivi',
    email: 'dede@example.com',
    password: samplePassword,
    phone: '+22890000023',
    authType: 'phone',
  },
  phone: { firstname: 'Akou', lastname: 'Sena', phone: '+22890000021', profile: { type: 'customer' } },
  disabledPhone: { firstname: 'Kwami', lastname: 'Bedi', phone: '+22890000022', disabled: true },
} as const satisfies Record<string, PersonSeed>;

const trades = [1, 2, 3].map((id) => ({ id, name: { fr: `Métier ${id}`, en: `Trade ${id}` } }));

/** Creates a seed with these users and a site with three provider types and three categories, with the ids 1 to 3. */
export function createSeedWithChoices(...persons: PersonSeed[]): ContractSeed {
  return {
    site: { name: 'Kermesse', providerTypes: trades, providerTypeCategories: trades },
    pages: [],
    people: persons,
  };
}

/** Creates a seed with these users and a site that has only a name. */
export function seedOf(...persons: PersonSeed[]): ContractSeed {
  return { site: { name: 'Kermesse' }, pages: [], people: persons };
}
