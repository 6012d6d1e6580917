import * as z from 'zod/mini';
import { acknowledgement } from '../../schemas/common/acknowledgement.ts';

export const input = z.object({ slug: z.string().check(z.minLength(1), z.maxLength(200)) });

export const output = acknowledgement;
