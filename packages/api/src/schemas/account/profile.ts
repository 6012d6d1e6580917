import * as z from 'zod/mini';
import { identifier } from '../common/identifier.ts';
import { tolerant } from '../common/tolerant.ts';

/** The role of a user. `admin` cannot be chosen. */
export type ProfileType = 'admin' | 'provider' | 'customer' | 'planner';

/** The profile types that users can choose, in display order. */
export const chosenProfileTypes = ['provider', 'customer', 'planner'] as const satisfies readonly ProfileType[];

/** A profile type that users can choose. */
export type ChosenProfileType = (typeof chosenProfileTypes)[number];

/** Whether a text is a profile type that users can choose. */
export function isChosenProfileType(text: string): text is ChosenProfileType {
  return chosenProfileTypes.some((type) => type === text);
}

/** The networks to which a profile can link. The set-up shows all but the last (specification §3). */
export const socialNetworks = [
  'website',
  'facebook',
  'twitter',
  'instagram',
  'whatsapp',
  'linkedin',
  'tiktok',
] as const;

/** A network to which a profile can link. */
export type SocialNetwork = (typeof socialNetworks)[number];

const text = z._default(z.nullable(z.string()), null);

/** The stored links to networks; null if there is none. */
export const socialLinks = z.object({
  website: text,
  facebook: text,
  twitter: text,
  instagram: text,
  whatsapp: text,
  linkedin: text,
  tiktok: text,
});

/** The profile of a provider or planner. A planner's `types` is empty. */
export const companyProfile = z.object({
  bio: text,
  types: z._default(z.array(identifier), []),
  companyName: text,
  companyAddress: text,
  companyPhone: text,
  companyEmail: text,
  socialLinks: tolerant(socialLinks, socialLinks.parse({})),
});

/** The profile of a customer: the provider type categories that they chose. */
export const customerProfile = z.object({ preferredServices: z.array(identifier) });

/** A profile of either kind. Only that of a customer has `preferredServices`. */
export const profile = z.union([customerProfile, companyProfile]);

/** The profile of a provider or planner. */
export type CompanyProfile = z.output<typeof companyProfile>;

/** The profile of a customer. */
export type CustomerProfile = z.output<typeof customerProfile>;

/** A profile of either kind. */
export type Profile = z.output<typeof profile>;

/** Whether a profile is a customer's. */
export function isCustomerProfile(given: Profile): given is CustomerProfile {
  return 'preferredServices' in given;
}
