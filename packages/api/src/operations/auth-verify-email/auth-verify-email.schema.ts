import * as z from 'zod/mini';
import { emailedToken } from '../../schemas/forms/fields.ts';

export const input = z.object({ id: emailedToken, hash: emailedToken });

export const output = z.object({ data: z.object({ result: z.enum(['verified', 'changed']) }) });
