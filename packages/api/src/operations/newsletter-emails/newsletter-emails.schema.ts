import * as z from 'zod/mini';
import { emailField } from '../../schemas/forms/fields.ts';

/** The address is trimmed and put in lower case before it is checked and stored. */
export const input = z.object({ email: emailField });

/** The address as it is stored. */
export const output = z.object({ data: z.object({ email: z.string() }) });
