import * as z from 'zod/mini';
import { emailField, personName } from '../../schemas/forms/fields.ts';
import { humanCheck } from '../../schemas/forms/human-check.ts';
import { equalTo, passwordChoice, passwordProof } from '../../schemas/forms/password-fields.ts';
import { defaultPreferences, preferences } from '../../schemas/account/preferences.ts';
import { session } from '../../schemas/account/user.ts';

export const input = z
  .object({
    lastname: personName,
    firstname: personName,
    email: emailField,
    password: passwordChoice,
    passwordConfirmation: passwordProof,
    preferences: z._default(preferences, defaultPreferences),
    accountStatus: z._default(z.literal(1), 1),
    humanCheck: z.optional(humanCheck),
  })
  .check(equalTo('password', 'passwordConfirmation'));

export const output = session;
