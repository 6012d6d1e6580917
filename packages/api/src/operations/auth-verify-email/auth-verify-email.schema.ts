import * as z from 'zod/mini';
import { mailedToken } from '../../schemas/forms/fields.ts';

export const input = z.object({ id: mailedToken, hash: mailedToken });

export const output = z.object({ data: z.object({ result: z.enum(['verified', 'changed']) }) });
