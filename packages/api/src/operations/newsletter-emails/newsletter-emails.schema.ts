import * as z from 'zod/mini';
import { emailField } from '../../schemas/forms/fields.ts';

/** The address is normalised (`normaliseEmail`) before it is validated and stored. */
export const input = z.object({ email: emailField });

/** The stored address. */
export const output = z.object({ data: z.object({ email: z.string() }) });
