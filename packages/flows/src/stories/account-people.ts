import type { UserDocument } from '@kermesse/api/schemas/uploads/document';
import type { CompanyProfile } from '@kermesse/api/schemas/account/profile';
import type { User } from '@kermesse/api/schemas/account/user';
import { storyUser } from './people.ts';

const links = {
  website: 'https://maison-adjoa.tg',
  facebook: null,
  twitter: null,
  instagram: 'https://instagram.com/maison.adjoa',
  whatsapp: null,
  linkedin: null,
  tiktok: 'https://tiktok.com/@adjoa',
};

const company: CompanyProfile = {
  bio: 'Depuis 2012.',
  types: ['1', '3'],
  companyName: 'Maison Adjoa',
  companyAddress: 'Bè Kpota, Lomé',
  companyPhone: '+22890123456',
  companyEmail: 'adjoa@example.com',
  socialLinks: links,
};

const document = (place: number, name: string, status: 0 | 1 | 2): UserDocument => ({
  id: String(place),
  path: `documents/${place}.pdf`,
  name,
  type: place === 1 ? 1 : 2,
  status,
  profileType: 'provider',
  profileId: '12',
  senderId: '7f1d',
  reason: status === 2 ? 'La date de validité est passée\u00a0: envoyez la licence de cette année.' : null,
});

/** One document of each status. */
export const storyDocuments = [
  document(1, 'Licence 2026.pdf', 1),
  document(2, 'Attestation.pdf', 0),
  document(3, 'Facture.pdf', 2),
];

/** Five documents with realistic file names, some of them long. */
export const longDocuments = [
  'Attestation_d’immatriculation_au_registre_du_commerce_et_du_crédit_mobilier_de_Lomé_2026.pdf',
  'Quittance de la patente, exercice 2026, centre des impôts de Bè Kpota (copie conforme).pdf',
  'a'.repeat(200),
  'Licence.pdf',
  'Facture n° 12 / 2026.pdf',
].map((name, place) => document(place + 1, name, ([1, 0, 2] as const)[place % 3] ?? 0));

/** A provider for stories. */
export const provider = (more: Partial<User> = {}) =>
  storyUser({ profileType: 'provider', profileId: '12', profile: company, documents: storyDocuments, ...more });
/** A planner for stories. */
export const planner = () => provider({ profileType: 'planner', profile: { ...company, types: [] } });
/** A customer for stories. */
export const customer = (more: Partial<User> = {}) =>
  storyUser({ profileType: 'customer', profileId: '12', profile: { preferredServices: ['2'] }, ...more });
/** A customer with phone login, for stories. */
export const phoneCustomer = () => customer({ authType: 'phone', email: null, emailVerifiedAt: null });
