import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { pathIdentifier } from '../../schemas/common/identifier.ts';
import { passwordProof } from '../../schemas/forms/password-fields.ts';

export const input = z.object({
  id: pathIdentifier,
  currentPassword: z.optional(passwordProof),
  lastWayIn: z.optional(z.boolean()),
});

export const output = acknowledgement;
