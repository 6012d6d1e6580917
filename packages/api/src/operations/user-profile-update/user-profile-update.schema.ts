import * as z from 'zod/mini';
import { optionalEmail, optionalPhone, optionalText } from '../../schemas/forms/fields.ts';
import { identifiers, pathIdentifier } from '../../schemas/common/identifier.ts';
import { profile } from '../../schemas/account/profile.ts';
import { bioField, socialLinkFields } from '../../schemas/account/profile-data.ts';

export const input = z
  .object({
    profileId: pathIdentifier,
    type: z.string().check(z.minLength(1), z.maxLength(50)),
    profileData: z.object({
      bio: z.optional(bioField),
      types: z.optional(identifiers),
      companyName: z.optional(optionalText(400)),
      companyAddress: z.optional(optionalText(1000)),
      companyPhone: z.optional(optionalPhone),
      companyEmail: z.optional(optionalEmail),
      preferredServices: z.optional(identifiers),
      socialLinks: z.optional(socialLinkFields),
    }),
  })
  .check(
    z.refine(({ type, profileData }) => type !== 'provider' || profileData.types?.length !== 0, {
      error: 'required',
      path: ['profileData', 'types'],
    }),
  );

export const output = z.object({ data: profile });
