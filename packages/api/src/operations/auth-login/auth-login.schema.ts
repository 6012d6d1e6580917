import * as z from 'zod/mini';
import { emailField } from '../../schemas/fields.ts';
import { passwordProof } from '../../schemas/password-fields.ts';
import { session } from '../../schemas/user.ts';

export const input = z.object({ email: emailField, password: passwordProof, remember: z._default(z.boolean(), false) });

export const output = session;
