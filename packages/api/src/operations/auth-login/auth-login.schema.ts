import * as z from 'zod/mini';
import { emailField } from '../../schemas/forms/fields.ts';
import { humanCheck } from '../../schemas/forms/human-check.ts';
import { passwordProof } from '../../schemas/forms/password-fields.ts';
import { session } from '../../schemas/account/user.ts';

export const input = z.object({
  email: emailField,
  password: passwordProof,
  remember: z._default(z.boolean(), false),
  humanCheck: z.optional(humanCheck),
});

export const output = session;
