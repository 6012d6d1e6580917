import * as z from 'zod/mini';
import { authenticationOptions } from '../../schemas/account/passkey.ts';

export const input = z.object({});

export const output = z.object({ data: authenticationOptions });
