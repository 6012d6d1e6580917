import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { emailField } from '../../schemas/forms/fields.ts';
import { passwordProof } from '../../schemas/forms/password-fields.ts';

export const input = z.object({ email: emailField, currentPassword: z.optional(passwordProof) });

export const output = acknowledgement;
