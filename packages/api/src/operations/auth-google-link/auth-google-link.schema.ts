import * as z from 'zod/mini';
import { emailedToken } from '../../schemas/forms/fields.ts';
import { passwordProof } from '../../schemas/forms/password-fields.ts';
import { session } from '../../schemas/account/user.ts';

export const input = z.object({ token: emailedToken, password: passwordProof });

export const output = session;
