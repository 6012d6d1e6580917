import * as z from 'zod/mini';
import { user } from '../../schemas/account/user.ts';

export const input = z.object({});

export const output = z.object({ data: user });
