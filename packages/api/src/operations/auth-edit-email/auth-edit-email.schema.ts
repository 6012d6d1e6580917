import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/acknowledgement.ts';
import { emailField } from '../../schemas/fields.ts';
import { passwordProof } from '../../schemas/password-fields.ts';

export const input = z.object({ email: emailField, currentPassword: z.optional(passwordProof) });

export const output = acknowledgement;
