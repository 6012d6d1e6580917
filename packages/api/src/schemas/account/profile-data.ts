import * as z from 'zod/mini';
import { optionalEmail, optionalPhone, optionalText } from '../forms/fields.ts';
import { identifiers } from '../common/identifier.ts';
import { linkField } from './social-link.ts';
import { socialLinks, type ChosenProfileType, type Profile } from './profile.ts';

/** The description of a user or company: at most 10,000 UTF-16 units. */
export const bioField = optionalText(10_000);

/** Links to networks. An empty text removes a link; omitted ones do not change. */
export const socialLinkFields = z.object({
  website: z.optional(linkField('website')),
  facebook: z.optional(linkField('facebook')),
  twitter: z.optional(linkField('twitter')),
  instagram: z.optional(linkField('instagram')),
  whatsapp: z.optional(linkField('whatsapp')),
  linkedin: z.optional(linkField('linkedin')),
  tiktok: z.optional(linkField('tiktok')),
});

/**
 * The groups of the profile set-up (specification §3). Customers send the last, providers and planners the first three.
 */
export const profileData = z.object({
  companyInfo: z.optional(
    z.object({
      name: z._default(optionalText(400), null),
      address: z._default(optionalText(1000), null),
      phone: z._default(optionalPhone, null),
      email: z._default(optionalEmail, null),
    }),
  ),
  additionalInfo: z.optional(z.object({ bio: z._default(bioField, null), types: z._default(identifiers, []) })),
  socialNetworksLinks: z.optional(socialLinkFields),
  preferredServices: z.optional(identifiers),
});

/** Returns the profile that the set-up creates; undefined if a group that the profile type requires is missing. */
export function newProfile(type: ChosenProfileType, data: z.output<typeof profileData>): Profile | undefined {
  const { companyInfo, additionalInfo, socialNetworksLinks, preferredServices } = data;
  if (type === 'customer') return preferredServices && { preferredServices };
  if (companyInfo === undefined || additionalInfo === undefined) return undefined;
  return {
    bio: additionalInfo.bio,
    // Planners have no provider types, so ignore any that they send.
    types: type === 'provider' ? additionalInfo.types : [],
    companyName: companyInfo.name,
    companyAddress: companyInfo.address,
    companyPhone: companyInfo.phone,
    companyEmail: companyInfo.email,
    socialLinks: socialLinks.parse(socialNetworksLinks ?? {}),
  };
}
