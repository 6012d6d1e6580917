import * as z from 'zod/mini';
import { passwordProof } from '../../schemas/forms/password-fields.ts';

export const input = z.object({ currentPassword: z.optional(passwordProof) });

/** A ZIP archive. */
export const output = z.instanceof(Blob);
