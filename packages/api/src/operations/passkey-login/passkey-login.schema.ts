import * as z from 'zod/mini';
import { authenticationResponse } from '../../schemas/account/passkey.ts';
import { session } from '../../schemas/account/user.ts';

export const input = z.object({ response: authenticationResponse });

export const output = session;
