import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';
import { emailField } from '../../schemas/forms/fields.ts';
import { humanCheck } from '../../schemas/forms/human-check.ts';

export const input = z.object({ email: emailField, humanCheck: z.optional(humanCheck) });

export const output = acknowledgement;
