import * as z from 'zod/mini';
import { mailedToken } from '../../schemas/forms/fields.ts';
import { passwordProof } from '../../schemas/forms/password-fields.ts';
import { session } from '../../schemas/account/user.ts';

export const input = z.object({ token: mailedToken, password: passwordProof });

export const output = session;
