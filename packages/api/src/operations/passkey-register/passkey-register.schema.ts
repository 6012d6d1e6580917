import * as z from 'zod/mini';
import { passkey, passkeyName, registrationResponse } from '../../schemas/account/passkey.ts';

export const input = z.object({ response: registrationResponse, name: z.optional(passkeyName) });

export const output = z.object({ data: passkey });
