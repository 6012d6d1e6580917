import * as z from 'zod/mini';
import { emailField, personName } from '../../schemas/fields.ts';
import { humanCheck } from '../../schemas/human-check.ts';
import { confirms, passwordChoice, passwordProof } from '../../schemas/password-fields.ts';
import { preferences } from '../../schemas/preferences.ts';
import { session } from '../../schemas/user.ts';

export const input = z
  .object({
    lastname: personName,
    firstname: personName,
    email: emailField,
    password: passwordChoice,
    passwordConfirmation: passwordProof,
    preferences: z._default(preferences, { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'fr' }),
    accountStatus: z._default(z.literal(1), 1),
    humanCheck: z.optional(humanCheck),
  })
  .check(confirms('password', 'passwordConfirmation'));

export const output = session;
