import * as z from 'zod/mini';
import { deletionReason, isDeletionPhrase } from '../../schemas/account/deletion.ts';
import { emailField } from '../../schemas/forms/fields.ts';
import { passwordProof } from '../../schemas/forms/password-fields.ts';

export const input = z.object({
  reason: deletionReason,
  email: z.optional(emailField),
  password: z.optional(passwordProof),
  confirmText: z.string().check(z.maxLength(100), z.refine(isDeletionPhrase, 'invalid')),
});

/** `eraseAt` is the date of erasure, ISO 8601. */
export const output = z.object({ data: z.object({ eraseAt: z.string() }) });
