import * as z from 'zod/mini';
import { locales } from '../../schemas/common/locale.ts';
import { optionalPhone, optionalText, personName } from '../../schemas/forms/fields.ts';
import { pathIdentifier } from '../../schemas/common/identifier.ts';
import { exactText } from '../../schemas/common/text.ts';
import { location, userSchema } from '../../schemas/account/user.ts';

export const input = z.object({
  id: pathIdentifier,
  preferences: z.optional(
    z.object({
      inAppNotifEnabled: z.optional(z.boolean()),
      emailNotifEnabled: z.optional(z.boolean()),
      locale: z.optional(z.enum(locales)),
    }),
  ),
  firstname: z.optional(personName),
  lastname: z.optional(personName),
  address: z.optional(optionalText(1000)),
  location: z.optional(z.nullable(location)),
  phone: z.optional(optionalPhone),
  avatar: z.optional(z.nullable(exactText(500))),
});

export const output = z.object({ data: userSchema });
