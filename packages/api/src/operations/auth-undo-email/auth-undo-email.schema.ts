import * as z from 'zod/mini';
import { emailedToken } from '../../schemas/forms/fields.ts';

export const input = z.object({ token: emailedToken });

/** The restored address of the account. */
export const output = z.object({ data: z.object({ email: z.string() }) });
