import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/acknowledgement.ts';
import { emailField } from '../../schemas/fields.ts';
import { humanCheck } from '../../schemas/human-check.ts';

export const input = z.object({ email: emailField, humanCheck: z.optional(humanCheck) });

export const output = acknowledgement;
