import * as z from 'zod/mini';
import { emailField } from '../../schemas/fields.ts';
import { humanCheck } from '../../schemas/human-check.ts';
import { passwordProof } from '../../schemas/password-fields.ts';
import { session } from '../../schemas/user.ts';

export const input = z.object({
  email: emailField,
  password: passwordProof,
  remember: z._default(z.boolean(), false),
  humanCheck: z.optional(humanCheck),
});

export const output = session;
