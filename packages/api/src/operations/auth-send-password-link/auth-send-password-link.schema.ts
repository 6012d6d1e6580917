import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/acknowledgement.ts';
import { emailField } from '../../schemas/fields.ts';

export const input = z.object({ email: emailField });

export const output = acknowledgement;
