import * as z from 'zod/mini';
import { userSchema } from '../../schemas/account/user.ts';

export const input = z.object({});

export const output = z.object({ data: userSchema });
