import * as z from 'zod/mini';
import { authenticationResponse } from '../../schemas/passkey.ts';
import { session } from '../../schemas/user.ts';

export const input = z.object({ response: authenticationResponse });

export const output = session;
