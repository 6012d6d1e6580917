import * as z from 'zod/mini';
import { mailedToken } from '../../schemas/fields.ts';
import { passwordProof } from '../../schemas/password-fields.ts';
import { session } from '../../schemas/user.ts';

export const input = z.object({ token: mailedToken, password: passwordProof });

export const output = session;
