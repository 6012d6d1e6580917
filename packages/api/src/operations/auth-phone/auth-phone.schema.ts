import * as z from 'zod/mini';
import { personName, phoneField } from '../../schemas/forms/fields.ts';
import { humanCheck } from '../../schemas/forms/human-check.ts';
import { defaultPreferences, preferences } from '../../schemas/account/preferences.ts';
import { tolerant } from '../../schemas/common/tolerant.ts';

export const input = z.object({
  phone: phoneField,
  firstname: z.optional(personName),
  lastname: z.optional(personName),
  allowRegistration: z._default(z.boolean(), true),
  preferences: z._default(preferences, defaultPreferences),
  humanCheck,
});

const seconds = z.number().check(z.gte(0));

/** The seconds until another code may be requested, and until this one expires. Other backends return neither. */
export const output = z.object({
  data: tolerant(z.object({ resendAfter: z.optional(seconds), expiresIn: z.optional(seconds) }), {}),
});
