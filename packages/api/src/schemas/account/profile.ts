import * as z from 'zod/mini';
import { identifier } from '../common/identifier.ts';
import { tolerant } from '../common/tolerant.ts';

/** What a person does on the platform. `admin` is reserved: nobody can choose it. */
export type ProfileType = 'admin' | 'provider' | 'customer' | 'planner';

/** The profiles that can be chosen, in the order they are shown. */
export const chosenProfileTypes = ['provider', 'customer', 'planner'] as const satisfies readonly ProfileType[];

/** A profile that can be chosen. */
export type ChosenProfileType = (typeof chosenProfileTypes)[number];

/** Whether a text names a profile that can be chosen. */
export function isChosenProfileType(text: string): text is ChosenProfileType {
  return chosenProfileTypes.some((type) => type === text);
}

/** The networks that a profile can link to; the set-up shows all but the last (specification §3). */
export const socialNetworks = [
  'website',
  'facebook',
  'twitter',
  'instagram',
  'whatsapp',
  'linkedin',
  'tiktok',
] as const;

/** A network that a profile can link to. */
export type SocialNetwork = (typeof socialNetworks)[number];

const text = z._default(z.nullable(z.string()), null);

/** Links to networks as they are stored: null where there is none. */
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
  socialLinks: tolerant(socialLinks, {
    website: null,
    facebook: null,
    twitter: null,
    instagram: null,
    whatsapp: null,
    linkedin: null,
    tiktok: null,
  }),
});

/** The profile of a customer: the categories of providers that interest them. */
export const customerProfile = z.object({ preferredServices: z.array(identifier) });

/** A profile of either kind: only a customer's has `preferredServices`. */
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
