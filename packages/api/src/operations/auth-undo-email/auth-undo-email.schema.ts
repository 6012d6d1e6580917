import * as z from 'zod/mini';
import { mailedToken } from '../../schemas/forms/fields.ts';

export const input = z.object({ token: mailedToken });

/** The restored address of the account. */
export const output = z.object({ data: z.object({ email: z.string() }) });
