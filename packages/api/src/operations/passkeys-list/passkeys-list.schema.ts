import * as z from 'zod/mini';
import { passkey } from '../../schemas/account/passkey.ts';

export const input = z.object({});

export const output = z.object({ data: z.array(passkey) });
