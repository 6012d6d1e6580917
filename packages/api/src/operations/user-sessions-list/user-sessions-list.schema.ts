import * as z from 'zod/mini';
import { userSession } from '../../schemas/account/user-session.ts';

export const input = z.object({});

export const output = z.object({ data: z.array(userSession) });
