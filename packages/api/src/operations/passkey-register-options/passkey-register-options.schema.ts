import * as z from 'zod/mini';
import { registrationOptions } from '../../schemas/passkey.ts';
import { passwordProof } from '../../schemas/password-fields.ts';

export const input = z.object({ currentPassword: z.optional(passwordProof) });

export const output = z.object({ data: registrationOptions });
