import * as z from 'zod/mini';
import { registrationOptions } from '../../schemas/account/passkey.ts';
import { passwordProof } from '../../schemas/forms/password-fields.ts';

export const input = z.object({ currentPassword: z.optional(passwordProof) });

export const output = z.object({ data: registrationOptions });
